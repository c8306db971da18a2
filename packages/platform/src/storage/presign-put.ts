import { AwsV4Signer } from 'aws4fetch'
import type { S3Options } from './s3-options.ts'

interface PresignedPut {
  key: string
  seconds: number
  /** In bytes; signed if given, so that a body of another length is refused. */
  size?: number | undefined
}

/** Signs an address for a PUT (AWS Signature Version 4 in the query). The minio client does not sign Content-Length. */
export async function presignPut(
  { publicEndpoint, bucket, region, accessKey, secretKey }: S3Options,
  { key, seconds, size }: PresignedPut,
): Promise<string> {
  const url = new URL(`${publicEndpoint.replace(/\/$/, '')}/${bucket}/${key}`)
  url.searchParams.set('X-Amz-Expires', String(seconds))
  const signer = new AwsV4Signer({
    method: 'PUT',
    url: url.href,
    service: 's3',
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    signQuery: true,
    allHeaders: true,
    ...(size !== undefined && { headers: { 'content-length': String(size) } }),
  })
  return (await signer.sign()).url.href
}
