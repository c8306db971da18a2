import type { S3Settings } from '@income/platform'
import type { Guardian } from '../process/guardian.ts'
import type { OnRestart, Program, Running } from '../process/program.ts'

export interface StoresOptions {
  /** Directory of the stores' data and logs. */
  directory: string
  durability: 'kept' | 'throwaway'
  secrets: StoreSecrets
  /**
   * Where stores that are there already are named: DATABASE_URL, QUEUE_URL, S3_ENDPOINT with its keys and bucket; and
   * the search path on which redis-server is looked for.
   */
  environment: Record<string, string | undefined>
  guardian: Guardian
  /** Tells people what happens. */
  report: (line: string) => void
  onRestart: OnRestart
}

/** What the stores started here are protected with. */
export interface StoreSecrets {
  postgresPassword: string
  redisPassword: string
  s3SecretKey: string
}

/** The addresses of the three stores, as the services' configuration names them. */
export type StoreSettings = StorageSettings & { DATABASE_URL: string; QUEUE_URL: string }

export type StorageSettings = Omit<S3Settings, 'S3_PUBLIC_ENDPOINT'>

/** What one store is started with. */
export interface StoreStart extends Omit<StoresOptions, 'guardian' | 'onRestart'> {
  /** Directory of the logs. */
  logs: string
  /** Runs a program from now on. */
  begin: (program: Program) => Promise<Running>
}

/** A store that is there: where, and the program where it was started here. */
export interface Started<Where> {
  where: Where
  running?: Running
}
