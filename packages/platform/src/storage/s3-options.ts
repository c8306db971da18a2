export interface S3Options {
  endpoint: string
  /** The storage's address for clients, used in presigned addresses. */
  publicEndpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** The storage settings (see `platformConfig`). */
export interface S3Settings {
  S3_ENDPOINT: string
  S3_PUBLIC_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_BUCKET: string
  S3_ACCESS_KEY: string
  S3_SECRET_KEY: string
}

export function s3Options(settings: S3Settings): S3Options {
  return {
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT ?? settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKey: settings.S3_ACCESS_KEY,
    secretKey: settings.S3_SECRET_KEY,
  }
}
