import type { z } from 'zod'
import { reachOf, type Reach } from '../faults/crash-points.ts'
import { ConfigError } from './config-error.ts'
import { describeConfig, parseConfig } from './config.ts'

/** What a program is started with. */
export interface ProgramConfig<Config> {
  config: Config
  reach: Reach
}

const FILES = 'Each may be read from a file instead, such as a mounted secret: NAME_FILE is its path.'

/** Of a program that was not started rightly. */
const USAGE = 2

/**
 * The settings of a program from its environment. Null where it is not to run: with `--help`, which prints them, or where some
 * are missing or wrong, all of which are then said and the exit code set. `does` says what the program is for.
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

/** Says what is wrong with the settings and sets the exit code. @throws the error where it is about something else. */
export function refuse(error: unknown): void {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = USAGE
}
