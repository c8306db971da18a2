import { readFileSync } from 'node:fs'
import type { Build } from '@income/platform'
import { READER_VERSION } from '../reader/version.ts'

/** Which build of the worker this is. */
export function workerBuild(): Build {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Build
  return { version, node: process.versions.node, reader: String(READER_VERSION) }
}
