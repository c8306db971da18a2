import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'
import { describeConfig, parseConfig, platformConfig } from './config.ts'

const GOOD = {
  DATABASE_URL: 'postgres://u:p@localhost:5432/db',
  QUEUE_URL: 'redis://localhost:6379',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
}

test('defaults fill in missing settings, and an empty setting counts as missing', () => {
  expect(parseConfig(platformConfig, { ...GOOD, MAX_FILE_SIZE: '' })).toMatchObject({
    MAX_FILE_SIZE: 2 ** 30,
    DISPATCH_PER_TENANT: 16,
  })
})

test('all problems are listed at once, without values', () => {
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

test('a placeholder secret is refused in any setting', () => {
  const unfilled = {
    ...GOOD,
    S3_SECRET_KEY: 'replace-me',
    DATABASE_URL: 'postgres://income:replace-me@postgres/income',
  }
  expect(() => parseConfig(platformConfig, unfilled)).toThrow(
    /DATABASE_URL still contains.*\n.*S3_SECRET_KEY still contains/,
  )
})

test('help describes every setting', () => {
  const help = describeConfig(platformConfig)
  for (const name of Object.keys(platformConfig.shape)) expect(help).toContain(name)
  expect(help).toMatch(/DATABASE_URL .*\(required\)/)
  const columns = help.split('\n').map((line) => /^ +\S+ +/.exec(line)?.[0].length)
  expect(new Set(columns).size).toBe(1)
})

describe('settings from files', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'config-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  test('a setting may be in a file, such as a mounted secret', () => {
    const path = join(folder, 's3_secret_key')
    writeFileSync(path, 'from-the-file\n')
    const { S3_SECRET_KEY: _, ...rest } = GOOD
    expect(parseConfig(platformConfig, { ...rest, S3_SECRET_KEY: '', S3_SECRET_KEY_FILE: path })).toMatchObject({
      S3_SECRET_KEY: 'from-the-file',
    })
    writeFileSync(path, 'replace-me')
    expect(() => parseConfig(platformConfig, { ...rest, S3_SECRET_KEY_FILE: path })).toThrow(
      /S3_SECRET_KEY still contains/,
    )
  })

  test('a missing file, and a setting given both ways, are refused by name', () => {
    const wrong = { ...GOOD, S3_SECRET_KEY_FILE: '/x', DATABASE_URL: '', DATABASE_URL_FILE: join(folder, 'none') }
    expect(() => parseConfig(platformConfig, wrong)).toThrow(
      /DATABASE_URL_FILE: the file cannot be read \(ENOENT\)\n.*S3_SECRET_KEY and S3_SECRET_KEY_FILE are both set/,
    )
  })
})
