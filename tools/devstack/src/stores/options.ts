import type { S3Settings } from '@income/platform'
import type { Guardian } from '../process/guardian.ts'
import type { OnRestart, Program, Running } from '../process/program.ts'

export interface StoresOptions {
  /** Directory of the stores' data and logs. */
  directory: string
  durability: 'kept' | 'throwaway'
  secrets: StoreSecrets
  /**
   * Names existing stores: DATABASE_URL, QUEUE_URL, S3_ENDPOINT with its keys and bucket. Also has the search path for
   * redis-server.
   */
  environment: Record<string, string | undefined>
  guardian: Guardian
  /** Reports progress to people. */
  report: (line: string) => void
  onRestart: OnRestart
}

/** The secrets of the stores started here. */
export interface StoreSecrets {
  postgresPassword: string
  redisPassword: string
  s3SecretKey: string
}

/** The addresses of the three stores, under the names of the services' configuration. */
export type StoreSettings = StorageSettings & { DATABASE_URL: string; QUEUE_URL: string }

export type StorageSettings = Omit<S3Settings, 'S3_PUBLIC_ENDPOINT'>

/** The start parameters of one store. */
export interface StoreStart extends Omit<StoresOptions, 'guardian' | 'onRestart'> {
  /** Directory of the logs. */
  logs: string
  /** Runs a program from now on. */
  begin: (program: Program) => Promise<Running>
}

/** An available store: its address, and its program if it was started here. */
export interface Started<Where> {
  where: Where
  running?: Running
}
