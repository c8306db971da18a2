import { readFileSync } from 'node:fs'
import type { Build } from '@income/platform'

/** Which build of the API this is. */
export function apiBuild(): Build {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Build
  return { version, node: process.versions.node }
}
