import { basename, resolve } from 'node:path'
import type { Job } from './read-job.ts'
import type { Source } from './source.ts'

export interface Grouping {
  /** Title of the package; by default the name of the file or the folder. */
  title?: string
  /** All files in one new package. */
  package?: true
  /** All files in this package. */
  into?: string
}

/** Files by their packages: one package per file, unless the options say otherwise. */
export function jobsOf(sources: readonly Source[], paths: readonly string[], grouping: Grouping): Job[] {
  const { title, into } = grouping
  if (sources.length === 0) return []
  if (into !== undefined) return [{ sources, into: { package_id: into } }]
  if (grouping.package) return [{ sources, into: { title: title ?? basename(resolve(paths[0] ?? '.')) } }]
  return sources.map((source) => ({ sources: [source], into: { title: title ?? source.name } }))
}
