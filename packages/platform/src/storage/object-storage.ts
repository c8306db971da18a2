import type { Readable } from 'node:stream'

/** The object storage as the services need it: plain S3 calls only, so that any S3 serves. */
export interface ObjectStorage {
  /** The permanent name of an object: `s3://bucket/key`. */
  uriOf(key: string): string
  /**
   * An address to which whoever holds it may PUT this one object until it expires. With a size (in bytes) the address takes
   * a body of that Content-Length alone; without one S3 itself knows no bound but its own, 5 GB.
   */
  presignPut(key: string, seconds: number, size?: number): Promise<string>
  /**
   * An address from which whoever holds it may GET this one object until it expires. The name shows in the address, which
   * storages and proxies log: letters, digits, dots and dashes, nothing of a person.
   */
  presignGet(key: string, seconds: number, as: { fileName: string; contentType: string }): Promise<string>
  /** null where there is no such object. */
  stat(key: string): Promise<ObjectStat | null>
  /** Copies inside the storage. @throws ObjectChanged where the source no longer has this ETag. */
  copy(from: string, to: string, etag: string): Promise<ObjectStat>
  read(key: string): Promise<Readable>
  readRange(key: string, offset: number, length: number): Promise<Buffer>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Writes an object of any size, in memory that does not grow with it. */
  writeFrom(key: string, source: Readable, size: number): Promise<void>
  keys(prefix: string): Promise<string[]>
  list(prefix: string): Promise<StoredObject[]>
  remove(keys: readonly string[]): Promise<void>
  /** @throws StorageOutage where the storage does not answer or the bucket is not there. */
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

/** The storage is away or will not do its work now: try again later. */
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

/** The object is no longer the one that was asked for. */
export class ObjectChanged extends Error {
  constructor() {
    super('the object changed')
    this.name = 'ObjectChanged'
  }
}
