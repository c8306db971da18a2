import { readFile } from 'node:fs/promises'
import { apiConfig } from '@income/api/config'
import { workerConfig } from '@income/worker/config'
import { parse } from 'yaml'
import { interpolated } from './interpolate.ts'

interface Compose {
  services: Record<string, { image: string; environment?: Record<string, string>; build?: object }>
}

const SETTINGS = {
  api: Object.keys(apiConfig.shape),
  worker: Object.keys(workerConfig.shape),
  webhooks: Object.keys(workerConfig.shape),
}
/** Set by the images or by the compose file itself, each with its reason. */
const NOT_FROM_ENV: Record<string, string> = {
  HOST: 'the container is reached from outside of it',
  PORT: 'the proxy and the health check know it; API_PORT is what operators choose',
  METRICS_HOST: 'the container is reached from outside of it',
  METRICS_PORT: 'the health check knows it',
  WORK_DIRECTORY: 'memory is mounted there; WORK_SPACE is what operators choose',
  TASKS: 'the two services of workers differ by it',
}
const SECRETS = {
  POSTGRES_PASSWORD: 'p',
  REDIS_PASSWORD: 'r',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 's',
  ENCRYPTION_KEY: 'e',
}

const root = (path: string) => new URL(`../../${path}`, import.meta.url)
const composed = async (environment: Record<string, string>): Promise<Compose> =>
  parse(interpolated(await readFile(root('docker-compose.yml'), 'utf8'), environment), { merge: true }) as Compose

test.each(Object.entries(SETTINGS))(
  'every setting of --help set in .env reaches the containers of %s',
  async (service, names) => {
    const settable = names.filter((name) => NOT_FROM_ENV[name] === undefined)
    const given = Object.fromEntries(settable.map((name) => [name, `value-of-${name}`]))
    const { services } = await composed({ ...SECRETS, ...given })
    expect(services[service]!.environment).toMatchObject(given)
  },
)

test('settings missing from .env have their defaults, and the stores are the local ones', async () => {
  const { services } = await composed(SECRETS)
  expect(services['worker']!.environment).toMatchObject({
    DATABASE_URL: 'postgres://income:p@postgres:5432/income',
    QUEUE_URL: 'redis://:r@redis:6379',
    READER_MEMORY: null,
  })
})

test('a missing secret is named', async () => {
  await expect(composed({ ...SECRETS, REDIS_PASSWORD: '' })).rejects.toThrow('REDIS_PASSWORD: set it in .env')
})

test('each image is built once, with the package’s version', async () => {
  const { version } = JSON.parse(await readFile(root('package.json'), 'utf8')) as { version: string }
  const { services } = await composed(SECRETS)
  const ours = Object.values(services).filter(({ image }) => image.startsWith('income-'))
  expect(new Set(ours.map(({ image }) => image))).toEqual(
    new Set([`income-api:${version}`, `income-worker:${version}`]),
  )
  expect(ours.filter(({ build }) => build)).toHaveLength(2)
})
