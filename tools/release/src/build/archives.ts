import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { git } from '../git.ts'
import type { Release } from './release.ts'

const CHART = 'deploy/chart/'

/** The sources at the commit. git gives every file the commit's time, and zlib writes none. */
export async function sourceArchive(root: string, { version, commit }: Release): Promise<Buffer> {
  return gzipSync(await git(root, ['archive', '--format=tar', `--prefix=income-${version}/`, commit]), { level: 9 })
}

/** The chart in Helm's format: in a folder with its name. `helm package` would add the current time. */
export async function chartArchive(root: string, { commit, at }: Release): Promise<Buffer> {
  const archive = await git(root, ['archive', '--format=tar', commit, CHART])
  const packed = pack()
  const whole = buffer(packed)
  for await (const entry of Readable.from([archive]).pipe(extract())) {
    const { name, type } = entry.header
    const content = await buffer(entry)
    if (type === 'file') packed.entry({ name: `income/${name.slice(CHART.length)}`, mtime: at, mode: 0o644 }, content)
  }
  packed.finalize()
  return gzipSync(await whole, { level: 9 })
}
