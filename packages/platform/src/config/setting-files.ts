import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { ConfigError } from './config-error.ts'

type Environment = Record<string, string | undefined>

/** `S3_SECRET_KEY_FILE` names a file that holds S3_SECRET_KEY, as Docker and Kubernetes mount secrets. */
const SUFFIX = '_FILE'

/**
 * The schema's settings from the environment, directly or from files; empty ones count as missing.
 * @throws ConfigError if a file cannot be read, or a setting is given both ways.
 */
export function withFiles(schema: z.ZodObject, environment: Environment): Record<string, string> {
  const problems: string[] = []
  const given = Object.entries(environment).filter((entry): entry is [string, string] => !!entry[1])
  const values = Object.fromEntries(given)
  for (const name of Object.keys(schema.shape)) {
    const path = values[name + SUFFIX]
    if (path === undefined) continue
    if (values[name] !== undefined) problems.push(`${name} and ${name}${SUFFIX} are both set: remove one`)
    else values[name] = contentOf(path, `${name}${SUFFIX}`, problems)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return values
}

function contentOf(path: string, name: string, problems: string[]): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    problems.push(`${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
    return ''
  }
}
