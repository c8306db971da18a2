import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Docker } from './docker.ts'

const IMAGES = { api: 'services/api/src/main.ts', worker: 'services/worker/src/main.ts' }
/** Development dependencies, as folders of pnpm's store. */
const DEVELOPMENT = /^(prisma|typescript|effect|jest|oxlint|oxfmt|vite|@prisma\+(studio-core|dev|engines))@/
/** A user id as OpenShift assigns it: unknown to any image, in group 0. */
const SOMEBODY = '54321:0'

/** Passed by Docker to the build steps; cached layers are reused without it. */
const NO_WAY_OUT = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].flatMap((name) => [
  '--build-arg',
  `${name}=http://127.0.0.1:9`,
])

/**
 * Rebuilds both images from changed sources without network access, as on a host that has cached the layer of packages.
 */
export async function buildWithoutNetwork(on: Docker): Promise<void> {
  await writeFile(join(on.projectOnDisk, 'packages/shared/changed.txt'), new Date().toISOString())
  for (const target of Object.keys(IMAGES)) {
    const build = ['build', '--quiet', ...NO_WAY_OUT, '--file', `${on.project}/deploy/Dockerfile`]
    await on.docker([...build, '--target', target, on.project])
  }
}

/** @throws Error if an image contains development tools, or does not run as every user. */
export async function examineImages(on: Docker): Promise<void> {
  for (const [name, program] of Object.entries(IMAGES)) {
    const image = (await on.compose(['config', '--images', name])).toString().trim().split('\n')
    const tag = image.find((line) => line.startsWith(`income-${name}:`)) ?? `no image of ${name}`
    const run = ['run', '--rm', '--network', 'none', '--user', SOMEBODY, '--read-only', tag]
    const packages = (await on.docker([...run, 'ls', 'node_modules/.pnpm'])).toString().split('\n')
    const tools = packages.filter((folder) => DEVELOPMENT.test(folder))
    if (tools.length > 0) throw new Error(`${tag} holds ${tools.join(', ')}`)
    const help = (await on.docker([...run, 'node', program, '--help'])).toString()
    if (!help.includes('DATABASE_URL')) throw new Error(`${tag} does not print its settings as user ${SOMEBODY}`)
  }
}
