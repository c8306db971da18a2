import type { Readable } from 'node:stream'

/** The object storage as the services use it: only basic S3 calls, so that any S3 will do. */
export interface ObjectStorage {
  /** The permanent name of an object: `s3://bucket/key`. */
  uriOf(key: string): string
  /**
   * An address to which its holder may PUT this object until it expires. With a size (in bytes) the address accepts
   * only a body of that Content-Length; without one S3's limit of 5 GB applies.
   */
  presignPut(key: string, seconds: number, size?: number): Promise<string>
  /**
   * An address from which its holder may GET this object until it expires. The file name appears in the address, which
   * storages and proxies log: letters, digits, dots and dashes, and no personal data.
   */
  presignGet(key: string, seconds: number, as: { fileName: string; contentType: string }): Promise<string>
  /** null if there is no such object. */
  stat(key: string): Promise<ObjectStat | null>
  /** Copies inside the storage. @throws ObjectChanged if the source no longer has this ETag. */
  copy(from: string, to: string, etag: string): Promise<ObjectStat>
  read(key: string): Promise<Readable>
  readRange(key: string, offset: number, length: number): Promise<Buffer>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Writes an object of any size in constant memory. */
  writeFrom(key: string, source: Readable, size: number): Promise<void>
  keys(prefix: string): Promise<string[]>
  list(prefix: string): Promise<StoredObject[]>
  remove(keys: readonly string[]): Promise<void>
  /** @throws StorageOutage if the storage does not answer or the bucket does not exist. */
  ping(): Promise<void>
}

/** An object in a list. */
export interface StoredObject {
  key: string
  /** In bytes. */
  size: number
}

export interface ObjectStat {
  /** In bytes. */
  size: number
  etag: string
  modifiedAt: Date
}

/** The storage is away or refuses work for now: try again later. */
export class StorageOutage extends Error {
  constructor(cause: unknown) {
    super('object storage is not available', { cause })
    this.name = 'StorageOutage'
  }
}

export class ObjectMissing extends Error {
  constructor() {
    super('no such object')
    this.name = 'ObjectMissing'
  }
}

/** The object is no longer the requested one. */
export class ObjectChanged extends Error {
  constructor() {
    super('the object changed')
    this.name = 'ObjectChanged'
  }
}
