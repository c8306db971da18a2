/** What is used of s3rver, which brings no types. */
declare module '@20minutes/s3rver' {
  import type { ReadStream } from 'node:fs'
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  export interface Context {
    headers: Record<string, string | undefined>
    query: Record<string, string | string[] | undefined>
    method: string
    status: number
  }
  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>
  export type PutContent = (path: string, content: ReadStream | Buffer) => Promise<[size: number, md5: string]>

  export interface Listing {
    objects: { key: string }[]
    commonPrefixes: string[]
    isTruncated: boolean
  }
  export type ListObjects = (
    bucket: string,
    options: { prefix?: string; startAfter?: string; delimiter?: string; maxKeys?: number },
  ) => Promise<Listing>

  export interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    vhostBuckets: boolean
  }

  export default class S3rver {
    constructor(options: Options)
    middleware: Middleware[]
    /** Present once it runs. */
    httpServer: Server
    store: {
      putContent: PutContent
      listObjects: ListObjects
      deleteObject(bucket: string, key: string): Promise<void>
      getResourcePath(bucket: string, key: string, part: 'object' | 'object.md5' | 'metadata.json'): string
    }
    on(event: 'error', listener: (error: Error) => void): this
    run(): Promise<AddressInfo>
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  export default class Account {
    constructor(id: number, displayName: string)
    static registry: Map<string, Account>
    createKeyPair(accessKeyId: string, secretAccessKey: string): void
  }
}
