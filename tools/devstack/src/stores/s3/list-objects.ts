import type { Listing, ListObjects } from '@20minutes/s3rver'

/**
 * Lists objects only in the folder of their prefix. The library walks through the whole bucket, so every list would
 * take longer the more objects there are. It also returns all results at once, because the library's continuation token
 * needs a cipher that OpenSSL 3 no longer has.
 */
export function fromFolder(listPart: ListObjects): ListObjects {
  const list: ListObjects = (bucket, options) => listPart(bucket, { ...options, maxKeys: Infinity })
  return async (bucket, options) => {
    const { prefix = '', startAfter = '' } = options
    const folder = folderOf(prefix)
    if (folder === '' || !(startAfter === '' || startAfter.startsWith(folder))) return list(bucket, options)
    const inFolder = { ...options, prefix: prefix.slice(folder.length), startAfter: startAfter.slice(folder.length) }
    return named(folder, await list(`${bucket}/${folder.slice(0, -1)}`, inFolder).catch(whereMissing))
  }
}

/** "pages/tenant/" for "pages/tenant/ab"; "" if the prefix has none, or one that would lead out of the bucket. */
function folderOf(prefix: string): string {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
  const names = folder.split('/').slice(0, -1)
  return names.some((name) => /^\.{0,2}$/.test(name)) ? '' : folder
}

function named(folder: string, { objects, commonPrefixes, isTruncated }: Listing): Listing {
  for (const object of objects) object.key = folder + object.key
  return { objects, commonPrefixes: commonPrefixes.map((prefix) => folder + prefix), isTruncated }
}

function whereMissing(error: unknown): Listing {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  return { objects: [], commonPrefixes: [], isTruncated: false }
}
