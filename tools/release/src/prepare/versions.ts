import { ReleaseError } from '../release-error.ts'

/** Where the version is written, besides every workspace's package.json. */
const PLACES: Record<string, RegExp> = {
  'deploy/chart/Chart.yaml': /^((?:appV|v)ersion: )(.+)$/gm,
  'docker-compose.yml': /(\$\{INCOME_VERSION:-)([^}]+)/g,
  '.env.example': /^(INCOME_VERSION=)(.+)$/gm,
}
const MANIFEST = /^( {2}"version": ")([^"]+)/m

export const versionedFiles: readonly string[] = Object.keys(PLACES)

/**
 * A file with its version raised.
 * @throws ReleaseError if the file has another version than `from`, or none: then something is out of step.
 */
export function withVersion(path: string, text: string, { from, to }: { from: string; to: string }): string {
  const place = PLACES[path] ?? MANIFEST
  const found = [...text.matchAll(new RegExp(place, place.flags.includes('g') ? place.flags : `${place.flags}g`))]
  const others = found.filter(([, , version]) => version !== from)
  if (found.length === 0 || others.length > 0)
    throw new ReleaseError(`${path} has the version ${others[0]?.[2] ?? '(none)'}, where package.json has ${from}`)
  return text.replace(place, (_, before: string) => before + to)
}
