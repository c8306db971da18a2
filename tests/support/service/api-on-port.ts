import { startServiceProcess, type ServiceProcess } from './service-process.ts'
import type { TestSettings } from '../stores/test-stores.ts'
import { until } from '../clients/until.ts'

export interface ApiProcess extends ServiceProcess {
  /** Where it listens, without a path. */
  url: string
}

/** Starts an API on this port and resolves when it answers. */
export async function startApiOnPort(
  settings: TestSettings,
  port: number,
  extra: Record<string, string> = {},
): Promise<ApiProcess> {
  const api = startServiceProcess('api', { ...settings, PORT: String(port), ...extra })
  const url = `http://127.0.0.1:${port}`
  await until(() => isLive(url))
  return { ...api, url }
}

/** The status of `/health/ready`; null if there is no answer. */
export function readiness(url: string): Promise<number | null> {
  return fetch(`${url}/health/ready`).then(
    ({ status }) => status,
    () => null,
  )
}

function isLive(url: string): Promise<boolean> {
  return fetch(`${url}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )
}
