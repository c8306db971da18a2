import { readFile } from 'node:fs/promises'
import { apiConfig } from '@income/api/config'
import { platformConfig } from '@income/platform'
import { workerConfig } from '@income/worker/config'
import { parse } from 'yaml'
import { CHART } from './helm.ts'

interface Settings {
  properties: Record<string, { description: string }>
}
interface Schema {
  properties: Record<'api' | 'worker', { properties: { settings: Settings } }> & {
    settings: Settings
    secretKeys: object
  }
}

interface Config {
  shape: Record<string, { meta(): { description?: string | undefined } | undefined }>
}

/** Set by the images, or by the chart itself. */
const FIXED = ['HOST', 'PORT', 'METRICS_HOST', 'METRICS_PORT', 'WORK_DIRECTORY', 'TASKS']
const SECRET = 'A secret: it is refused here'

const read = (path: string) => readFile(`${CHART}/${path}`, 'utf8')

/** The settings of a service that are not in `without`, each with its description from --help. */
function described(config: Config, without: readonly string[]): Record<string, string | undefined> {
  const shape = Object.entries(config.shape).filter(([name]) => !FIXED.includes(name) && !without.includes(name))
  return Object.fromEntries(shape.map(([name, type]) => [name, type.meta()?.description]))
}

test('the values cover every setting of --help for the service that uses it', async () => {
  const { properties } = JSON.parse(await read('values.schema.json')) as Schema
  const platform = Object.keys(platformConfig.shape)
  const expected = {
    settings: described(platformConfig, []),
    api: described(apiConfig, platform),
    worker: described(workerConfig, platform),
  }
  const found = {
    settings: properties.settings,
    api: properties.api.properties.settings,
    worker: properties.worker.properties.settings,
  }
  for (const [place, settings] of Object.entries(found)) {
    const known = expected[place as keyof typeof expected]
    const descriptions = Object.entries(settings.properties).map(([name, { description }]) => [
      name,
      description === SECRET ? known[name] : description,
    ])
    expect([place, Object.fromEntries(descriptions)]).toEqual([place, known])
  }
})

test('the chart has the version of the service', async () => {
  const { version } = JSON.parse(await read('../../package.json')) as { version: string }
  expect(parse(await read('Chart.yaml'))).toMatchObject({ version, appVersion: version })
})
