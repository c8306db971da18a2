import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Options } from './s3-options.ts'
import { StorageOutage } from './object-storage.ts'

const NOT_IMPLEMENTED = 501
const SECONDS_REMEMBERED = 3_600

/** Pages of a service on this machine, on any port. */
export const LOCAL_PAGES = ['http://127.0.0.1:*', 'http://localhost:*']

/**
 * Allows pages from these origins to PUT and GET at presigned addresses of the bucket (S3's PutBucketCors, which
 * replaces existing rules). False if the storage does not support that, or the access key may not do it: then the
 * operator must use the storage's tools.
 * @param origins such as `https://income.example.com`; each may contain one `*`.
 * @throws StorageOutage if the storage is away.
 */
export async function allowBrowsers(
  { endpoint, bucket, region, accessKey, secretKey }: S3Options,
  origins: readonly string[],
): Promise<boolean> {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 0,
  })
  const body = rulesFor(origins)
  const headers = { 'content-type': 'application/xml', 'content-md5': createHash('md5').update(body).digest('base64') }
  const url = `${endpoint.replace(/\/$/, '')}/${bucket}?cors`
  const answer = await client.fetch(url, { method: 'PUT', headers, body }).catch((error: unknown) => {
    throw new StorageOutage(error)
  })
  await answer.body?.cancel()
  if (answer.status >= 500 && answer.status !== NOT_IMPLEMENTED)
    throw new StorageOutage(new Error(`PutBucketCors was answered with ${answer.status}`))
  return answer.ok
}

/** pdf.js reads only the needed parts of a file: it sends Range and must see Content-Range. */
function rulesFor(origins: readonly string[]): string {
  const elements = (name: string, values: readonly string[]) =>
    values.map((value) => `<${name}>${value}</${name}>`).join('')
  return [
    '<CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><CORSRule>',
    elements(
      'AllowedOrigin',
      origins.map((origin) => origin.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    ),
    elements('AllowedMethod', ['GET', 'HEAD', 'PUT']),
    elements('AllowedHeader', ['*']),
    elements('ExposeHeader', ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag']),
    `<MaxAgeSeconds>${SECONDS_REMEMBERED}</MaxAgeSeconds>`,
    '</CORSRule></CORSConfiguration>',
  ].join('')
}
