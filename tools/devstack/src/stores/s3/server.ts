/**
 * An S3 server for one machine, run as a separate process by `s3Program`. Reads HOST (this machine by default), PORT,
 * DIRECTORY, ACCESS_KEY and SECRET_KEY from its environment.
 */
import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import S3rver, { type Middleware, type PutContent } from '@20minutes/s3rver'
import Account from '@20minutes/s3rver/lib/models/account.js'
import { fromFolder } from './list-objects.ts'

const { HOST = '127.0.0.1', PORT = '', DIRECTORY = '', ACCESS_KEY = '', SECRET_KEY = '' } = process.env

/**
 * Node closes a connection after five idle seconds. A client that is busy for longer uses all of its connections at the
 * moment they are closed, and its requests fail ("socket hang up").
 */
const KEEP_ALIVE_MS = 65_000

// The library's built-in account has a publicly known key.
Account.registry.clear()
new Account(1, 'income').createKeyPair(ACCESS_KEY, SECRET_KEY)

const server = new S3rver({
  address: HOST,
  port: Number(PORT),
  directory: DIRECTORY,
  silent: true,
  vhostBuckets: false,
})
server.middleware.unshift(refuseAnonymous())
server.store.putContent = atomically(server.store.putContent.bind(server.store))
server.store.listObjects = fromFolder(server.store.listObjects.bind(server.store))
server.store.deleteObject = deleteObject
server.on('error', () => {})
await server.run()
server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS

/** The library checks a signature if there is one, and lets unsigned requests through. */
function refuseAnonymous(): Middleware {
  return async (context, next) => {
    const isSigned =
      'authorization' in context.headers || 'X-Amz-Algorithm' in context.query || 'Signature' in context.query
    if (isSigned || context.method === 'OPTIONS') await next()
    else context.status = 403
  }
}

/** An aborted upload leaves the previous object, as with any S3; the library would keep half of the new one. */
function atomically(put: PutContent): PutContent {
  return async (path, content) => {
    const partial = `${path}.${randomUUID()}`
    try {
      const result = await put(partial, content)
      await rename(partial, path)
      return result
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }
}

/** The library would also remove a directory that looks empty, and with it an object that is just arriving. */
async function deleteObject(bucket: string, key: string): Promise<void> {
  const parts = ['object', 'object.md5', 'metadata.json'] as const
  await Promise.all(parts.map((part) => rm(server.store.getResourcePath(bucket, key, part), { force: true })))
}
