import { spawnSync } from 'node:child_process'
import { chmod, copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const INSTALLED = ['**/node_modules']
const THROUGH_BOOTSTRAP = /^node tools\/bootstrap\.mjs [^&|;]+$/

async function scripts(): Promise<[string, string][]> {
  const text = await readFile(join(ROOT, 'package.json'), 'utf8')
  return Object.entries((JSON.parse(text) as { scripts: Record<string, string> }).scripts)
}

test('every script of package.json uses the bootstrap', async () => {
  expect((await scripts()).filter(([, command]) => !THROUGH_BOOTSTRAP.test(command))).toEqual([])
})

test('the README and the docs name only existing scripts', async () => {
  const known = new Set((await scripts()).map(([name]) => name))
  const named = new Map<string, string[]>()
  for await (const page of glob(['*.md', 'docs/**/*.md', 'tests/**/*.md'], { cwd: ROOT, exclude: INSTALLED })) {
    const text = await readFile(join(ROOT, page), 'utf8')
    named.set(
      page,
      [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!),
    )
  }
  expect(named.get('README.md')).toContain('demo')
  expect([...named].filter(([, names]) => names.some((name) => !known.has(name)))).toEqual([])
})

describe('on a fresh clone', () => {
  /** A workspace with one program, and an npx that installs what the bootstrap looks for. */
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'income-bootstrap-'))
    await mkdir(join(root, 'tools'))
    await copyFile(join(ROOT, 'tools/bootstrap.mjs'), join(root, 'tools/bootstrap.mjs'))
    await writeFile(join(root, 'package.json'), '{"type": "module", "packageManager": "pnpm@0.0.0"}')
    await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 1')
    await writeFile(join(root, 'pnpm-workspace.yaml'), 'packages: []')
    await writeFile(join(root, 'tools/generate.mjs'), '')
    await writeFile(join(root, 'tools/build-console.mjs'), '')
    await writeFile(
      join(root, 'tools/program.ts'),
      'const given: string[] = process.argv.slice(2)\nconsole.log(`ran with ${given.join()}`)\nprocess.exit(7)\n',
    )
    await installer(
      `echo " WARN  a program is missing"
      echo "Progress: resolved 1"
      echo "$@" >> installed
      mkdir -p node_modules/node/bin
      ln -sf "${process.execPath}" node_modules/node/bin/node`,
    )
  })
  afterEach(() => rm(root, { recursive: true }))

  async function installer(script: string): Promise<void> {
    await mkdir(join(root, 'bin'), { recursive: true })
    await writeFile(join(root, 'bin/npx'), `#!/bin/sh\nset -e\n${script}\n`)
    await chmod(join(root, 'bin/npx'), 0o755)
  }

  function run() {
    const env = { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` }
    const program = ['tools/bootstrap.mjs', 'tools/program.ts', 'one', 'two']
    return spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
  }

  const installations = async (): Promise<string[]> =>
    (await readFile(join(root, 'installed'), 'utf8')).trim().split('\n')

  test('it installs the locked packages once, then runs the program and ends with its exit code', async () => {
    const first = run()
    expect(first.stdout).toMatch(
      /^Installing dependencies with pnpm@0\.0\.0 .*\n {2}Progress: resolved 1\nran with one,two\n$/,
    )
    expect([first.stderr, first.status]).toEqual(['', 7])
    expect(await installations()).toEqual([expect.stringContaining('pnpm@0.0.0 install --frozen-lockfile')])

    expect(run()).toMatchObject({ stdout: 'ran with one,two\n', status: 7 })
    expect(await installations()).toHaveLength(1)

    await writeFile(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 2')
    run()
    expect(await installations()).toHaveLength(2)
  })

  test("a failed installation shows all of the installer's output, and what it needs", async () => {
    await installer('echo "ENOTFOUND registry" >&2; exit 1')
    const { stderr, status } = run()
    expect(stderr).toMatch(/^ENOTFOUND registry\nInstalling failed .* npm registry/)
    expect(status).toBe(1)
  })
})
