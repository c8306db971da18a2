import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The licence that each installed package states, by `name@version`. */
export async function readLicences(store: string): Promise<Map<string, string>> {
  const licences = new Map<string, string>()
  for (const folder of await readdir(store)) {
    for (const name of await packagesIn(join(store, folder, 'node_modules'))) {
      const manifest = await readFile(join(store, folder, 'node_modules', name, 'package.json'), 'utf8').catch(
        () => '{}',
      )
      const { version, license } = JSON.parse(manifest) as { version?: string; license?: string | { type?: string } }
      const stated = typeof license === 'object' ? license.type : license
      if (version !== undefined && stated !== undefined) licences.set(`${name}@${version}`, stated)
    }
  }
  return licences
}

/** Packages directly in a folder; their dependencies are linked beside them. */
async function packagesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const scoped = folders.filter((name) => name.startsWith('@'))
  const inScopes = await Promise.all(
    scoped.map(async (scope) => (await packagesIn(join(folder, scope))).map((name) => `${scope}/${name}`)),
  )
  return [...folders.filter((name) => !name.startsWith('@')), ...inScopes.flat()]
}
