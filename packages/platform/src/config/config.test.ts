import { ConfigError, describeConfig, parseConfig, platformConfig } from './config.ts'

const GOOD = {
  DATABASE_URL: 'postgres://u:p@localhost:5432/db',
  QUEUE_URL: 'redis://localhost:6379',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}

test('defaults fill what is not given, and an empty setting counts as not given', () => {
  expect(parseConfig(platformConfig, { ...GOOD, MAX_FILE_SIZE: '' })).toMatchObject({
    MAX_FILE_SIZE: 2 ** 30,
    DISPATCH_PER_TENANT: 16,
  })
})

test('every problem is named at once, and no value is shown', () => {
  const wrong = { ...GOOD, S3_BUCKET: undefined, QUEUE_URL: 'amqp://hunter2@x', ENCRYPTION_KEY: 'short' }
  let message = ''
  try {
    parseConfig(platformConfig, wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    message = (error as Error).message
  }
  expect(message).toContain('S3_BUCKET is missing')
  expect(message).toContain('QUEUE_URL')
  expect(message).toContain('ENCRYPTION_KEY: must be 32 bytes')
  expect(message).not.toContain('hunter2')
})

test('a secret that was never filled in is refused, wherever it stands', () => {
  const unfilled = {
    ...GOOD,
    S3_SECRET_KEY: 'replace-me',
    DATABASE_URL: 'postgres://income:replace-me@postgres/income',
  }
  expect(() => parseConfig(platformConfig, unfilled)).toThrow(/DATABASE_URL still has.*\n.*S3_SECRET_KEY still has/)
})

test('help lists every setting with its meaning', () => {
  const help = describeConfig(platformConfig)
  for (const name of Object.keys(platformConfig.shape)) expect(help).toContain(name)
  expect(help).toMatch(/DATABASE_URL .*\(required\)/)
})
