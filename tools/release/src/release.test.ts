import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { buildRelease } from './build/build.ts'
import { checkReproducible } from './build/reproducible.ts'
import { prepareRelease } from './prepare/prepare.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const TO = { version: '7.8.9', date: '2026-12-01' }

interface Bill {
  metadata: { component: { name: string; version: string } }
  components: { name: string; group?: string; purl: string; hashes?: object[]; licenses?: object[] }[]
}

let clone: string
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', clone, '-c', 'user.name=Ops', '-c', 'user.email=ops@acme.example', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The files of this working tree as a separate repository, with the packages installed here. */
beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'income-release-test-'))
  const listed = execFileSync('git', ['-C', ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const kept = (path: string) => !/golden|\.(png|onnx|pdf)$/.test(path)
  for (const path of listed.toString().split('\0').filter(Boolean).filter(kept))
    await cp(join(ROOT, path), join(clone, path), { recursive: true }).catch(() => {})
  await symlink(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All of it')
})
afterEach(() => rm(clone, { recursive: true }))

const read = (path: string) => readFile(join(clone, path), 'utf8')

test('a release raises every version, builds the same bytes twice, and lists the contents of its images', async () => {
  const written = await prepareRelease(clone, TO)
  expect(written).toEqual(
    expect.arrayContaining(['package.json', 'services/api/package.json', 'deploy/chart/Chart.yaml']),
  )
  expect(await read('deploy/chart/Chart.yaml')).toMatch(/^version: 7\.8\.9\nappVersion: 7\.8\.9$/m)
  expect(await read('docker-compose.yml')).not.toMatch(/INCOME_VERSION:-(?!7\.8\.9)/)
  expect(await read('CHANGELOG.md')).toMatch(/^## Unreleased\n\n## 7\.8\.9 – 2026-12-01\n\n### Added/m)
  git('commit', '--quiet', '--all', '--message', 'Release 7.8.9')

  const folder = join(clone, 'release')
  const names = await buildRelease(clone, { ref: 'HEAD', folder })
  expect(names).toHaveLength(7)
  await checkReproducible(clone, { ref: 'HEAD', folder })
  execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })

  const listing = execFileSync('tar', ['--list', '--file', join(folder, 'income-7.8.9.tar.gz')], { encoding: 'utf8' })
  expect(listing.split('\n').filter(Boolean)).toHaveLength(
    git('ls-tree', '-r', '-t', 'HEAD').trim().split('\n').length + 1,
  )
  const chart = execFileSync('tar', ['--list', '--file', join(folder, 'income-chart-7.8.9.tgz')], { encoding: 'utf8' })
  expect(chart.split('\n')).toEqual(expect.arrayContaining(['income/Chart.yaml', 'income/monitoring/alerts.yml']))
  expect(await read('release/images.env')).toMatch(
    /^INCOME_VERSION=7\.8\.9\nINCOME_REVISION=[\da-f]{40}\nINCOME_CREATED=\d{4}-/,
  )
  expect(await read('release/CHANGES.md')).toMatch(/^### Added/)

  for (const image of ['api', 'worker']) {
    const text = await read(`release/income-${image}-7.8.9.cdx.json`)
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull()
    const { metadata, components } = JSON.parse(text) as Bill
    expect(metadata.component).toMatchObject({ name: `income-${image}`, version: '7.8.9' })
    const packages = components.map(({ name, group }) => (group === undefined ? name : `${group}/${name}`))
    expect(packages).toEqual(
      expect.arrayContaining(image === 'api' ? ['express', '@prisma/client'] : ['pdfjs-dist', 'sharp']),
    )
    // Development tools, excluded as in the images.
    expect(packages.filter((name) => ['typescript', 'prisma', 'jest', 'vite'].includes(name))).toEqual([])
    expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([])
  }
})

test('an impossible release is refused before anything is written', async () => {
  await expect(prepareRelease(clone, { ...TO, version: '1.2' })).rejects.toThrow('1.2 is not a version')
  await expect(prepareRelease(clone, { ...TO, version: '0.0.9' })).rejects.toThrow('0.0.9 is below')
  await expect(buildRelease(clone, { ref: 'v7.8.9', folder: join(clone, 'release') })).rejects.toThrow('git rev-parse')
  await expect(buildRelease(clone, { ref: 'HEAD', folder: join(clone, 'release') })).rejects.toThrow(
    /CHANGELOG.md has no section .*: npm run release -- prepare/,
  )

  await writeFile(
    join(clone, '.env.example'),
    (await read('.env.example')).replace(/INCOME_VERSION=.*/, 'INCOME_VERSION=0.0.1'),
  )
  await expect(prepareRelease(clone, TO)).rejects.toThrow('.env.example has the version 0.0.1, where package.json has')
  await writeFile(join(clone, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n')
  await expect(prepareRelease(clone, TO)).rejects.toThrow('nothing under "Unreleased"')
  expect(git('status', '--porcelain')).toBe(' M .env.example\n M CHANGELOG.md\n')
})
