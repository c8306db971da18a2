import { createHash } from 'node:crypto'

/** In the format of sha256sum, for `sha256sum --check SHA256SUMS`. */
export function checksums(files: ReadonlyMap<string, Buffer | string>): string {
  return [...files]
    .map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .sort((a, b) => a.slice(66).localeCompare(b.slice(66)))
    .join('')
}
