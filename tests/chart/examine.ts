import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Manifest } from './manifest.ts'

/** Descriptions of the kinds that the chart uses: the schemas that a cluster validates with, and types. */
const MODULES: Record<string, string> = {
  v1: 'kubernetes-models/v1',
  'apps/v1': 'kubernetes-models/apps/v1',
  'autoscaling/v2': 'kubernetes-models/autoscaling/v2',
  'batch/v1': 'kubernetes-models/batch/v1',
  'networking.k8s.io/v1': 'kubernetes-models/networking.k8s.io/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
  'keda.sh/v1alpha1': '@kubernetes-models/keda/keda.sh/v1alpha1',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
}

type Model = new (data: object) => { validate(): void }

/** What the schemas find wrong with a manifest: types, missing fields, invalid values. */
export async function schemaErrors(manifest: Manifest): Promise<string[]> {
  const module = MODULES[manifest.apiVersion]
  if (module === undefined) return [`${manifest.apiVersion} is not known here`]
  const Kind = ((await import(module)) as Record<string, Model | undefined>)[manifest.kind]
  if (Kind === undefined) return [`${manifest.apiVersion} has no ${manifest.kind}`]
  try {
    new Kind(manifest).validate()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Type files, parsed once for all checks. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * What the types find wrong with manifests. Schemas ignore unknown fields, such as a misspelt one; an object literal
 * may only have fields of its type.
 */
export function strictErrors(manifests: readonly Manifest[]): string[] {
  const file = join(dirname(fileURLToPath(import.meta.url)), 'manifests.virtual.ts')
  const source = manifests.map((manifest, i) => {
    const type = `import('${MODULES[manifest.apiVersion] ?? ''}').I${manifest.kind}`
    return `export const manifest${i}: ${type} = ${JSON.stringify(manifest)}`
  })
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const [read, exists] = [host.getSourceFile.bind(host), host.fileExists.bind(host)]
  host.fileExists = (name) => name === file || exists(name)
  host.getSourceFile = (name, ...rest) => {
    if (name === file) return ts.createSourceFile(name, source.join('\n'), ts.ScriptTarget.ES2022)
    if (!parsed.has(name)) parsed.set(name, read(name, ...rest))
    return parsed.get(name)
  }
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
