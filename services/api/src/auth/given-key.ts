import type { Request } from 'express'

/** The key of a request, as programs send it, or as browsers do after asking for a password. */
export function givenKey(request: Request): string {
  return request.get('x-api-key') ?? passwordOf(request.get('authorization')) ?? ''
}

function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}
