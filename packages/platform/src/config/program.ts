import type { z } from 'zod'
import { reachOf, type Reach } from '../faults/crash-points.ts'
import { ConfigError } from './config-error.ts'
import { describeConfig, parseConfig } from './config.ts'

/** The start parameters of a program. */
export interface ProgramConfig<Config> {
  config: Config
  reach: Reach
}

const FILES = 'Each may be read from a file instead, such as a mounted secret: NAME_FILE is its path.'

/** Exit code for wrong usage. */
const USAGE = 2

/**
 * The settings of a program from its environment. Null if it should not run: with `--help`, which prints them, or if
 * some are missing or invalid; then all of these are listed and the exit code is set. `does` describes the program.
 */
export function programConfig<T extends z.ZodObject>(schema: T, does: string): ProgramConfig<z.infer<T>> | null {
  if (process.argv.includes('--help')) {
    console.log(`${does} Settings, from the environment:\n\n${describeConfig(schema)}\n\n${FILES}`)
    return null
  }
  try {
    return { config: parseConfig(schema, process.env), reach: reachOf(process.env) }
  } catch (error) {
    refuse(error)
    return null
  }
}

/** Reports invalid settings and sets the exit code. @throws any other error. */
export function refuse(error: unknown): void {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = USAGE
}
