import { startSpoken, type SpokenProcess } from './spoken-process.ts'
import type { TestSettings } from '../stores/test-stores.ts'

export interface ApiProcess extends SpokenProcess {
  url: string
}

/** Starts an API and waits until it listens. @param extra settings that differ from the defaults */
export async function startApiProcess(settings: TestSettings, extra: Record<string, string> = {}): Promise<ApiProcess> {
  const { process, said: port } = await startSpoken(
    'api',
    { ...settings, PORT: '0', LOG_LEVEL: 'info', ...extra },
    /"port":(\d+).*"listening"/,
  )
  return { ...process, url: `http://127.0.0.1:${port}` }
}
