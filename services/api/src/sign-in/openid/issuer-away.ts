import { AuthorizationResponseError, type CustomFetch } from 'openid-client'

const TRY_LATER: readonly unknown[] = ['temporarily_unavailable', 'server_error']

/** The issuer did not answer, or only with a failure of its own. Its `code` is for the log. */
export class IssuerAway extends Error {
  readonly code: string

  constructor(code: string, cause?: unknown) {
    super('the issuer is away', { cause })
    this.name = 'IssuerAway'
    this.code = code
  }
}

export const overNetwork: CustomFetch = (url, { body, ...options }) => fetch(url, { ...options, body: body ?? null })

/** Sends a request and receives the whole answer. The requests that it makes throw IssuerAway. */
export function reaching(send: CustomFetch): CustomFetch {
  return async (url, options) => {
    const answer = await received(send(url, options))
    if (answer.status >= 500 || answer.status === 429) throw new IssuerAway(`HTTP_${answer.status}`)
    return answer
  }
}

async function received(answering: Promise<Response>): Promise<Response> {
  try {
    const answer = await answering
    return new Response(answer.body && (await answer.arrayBuffer()), answer)
  } catch (error) {
    throw new IssuerAway(codeOf(error), error)
  }
}

/** The code of a network failure, which fetch wraps. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? error.name : codeOf(error.cause)
}

/** Why the issuer is away, if that is behind the error of openid-client. */
export function awayIn(error: unknown): Error | null {
  if (error instanceof IssuerAway) return error
  if (error instanceof AuthorizationResponseError && TRY_LATER.includes(error.error)) return error
  return error instanceof Error ? awayIn(error.cause) : null
}
