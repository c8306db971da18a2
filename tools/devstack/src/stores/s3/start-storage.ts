import { join } from 'node:path'
import { StackError } from '../../stack-error.ts'
import type { StorageSettings, Started, StoreStart } from '../options.ts'
import { s3Program } from './s3.ts'

/** The S3 named in the environment, or one started here. */
export async function startStorage(start: StoreStart): Promise<Started<StorageSettings>> {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = start.environment
  const { S3_REGION = 'us-east-1', S3_BUCKET = 'income-documents' } = start.environment
  if (S3_ENDPOINT) {
    if (!S3_ACCESS_KEY || !S3_SECRET_KEY)
      throw new StackError('S3_ENDPOINT is given without S3_ACCESS_KEY and S3_SECRET_KEY.')
    start.report('S3: the one that S3_ENDPOINT names')
    return { where: { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } }
  }
  const keys = { accessKey: 'income', secretKey: start.secrets.s3SecretKey }
  const { program, endpoint } = await s3Program({
    directory: join(start.directory, 's3'),
    log: join(start.logs, 's3.log'),
    ...keys,
  })
  const running = await start.begin(program)
  start.report(`S3: ready on port ${new URL(endpoint).port}`)
  const settings = { S3_REGION, S3_BUCKET, S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: keys.secretKey }
  return { where: { S3_ENDPOINT: endpoint, ...settings }, running }
}
