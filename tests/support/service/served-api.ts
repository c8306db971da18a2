import { apiConfig, createApp, listen, openDependencies, type ApiConfig } from '@income/api'
import { parseConfig } from '@income/platform'
import type { TestSettings } from '../stores/test-stores.ts'

/** The API in this process, as a client sees it: for tests in which it does not fail, because it starts quickly. */
export interface ServedApi {
  /** Where it listens, without a path. */
  url: string
  config: ApiConfig
  dependencies: ReturnType<typeof openDependencies>['dependencies']
  close(): Promise<void>
}

/** @param port 0 for any free port */
export async function serveApi(settings: TestSettings, port = 0): Promise<ServedApi> {
  const config = parseConfig(apiConfig, { ...settings })
  const { dependencies, close } = openDependencies(config)
  const server = await listen(createApp(dependencies), { host: '127.0.0.1', port })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the API does not listen')
  return {
    url: `http://127.0.0.1:${address.port}`,
    config,
    dependencies,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await close()
    },
  }
}
