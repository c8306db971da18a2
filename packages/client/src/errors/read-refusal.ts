import type { ApiError } from './api-error.ts'
import { apiError } from './by-code.ts'

/** The error that an answer amounts to. One that did not come from the service, but from a proxy, say, has no code of it. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const { code, message, request_id, docs } = errorIn(await response.text().catch(() => ''))
  const said = response.headers.get('retry-after')
  const retryAfter = said === null ? NaN : Number(said)
  return apiError({
    code: code ?? `http_${response.status}`,
    message: message ?? `The answer was ${response.status} ${response.statusText}`.trimEnd(),
    status: response.status,
    requestId: request_id ?? response.headers.get('x-request-id'),
    docs: docs ?? null,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

type Said = Partial<Record<'code' | 'message' | 'request_id' | 'docs', string>>

function errorIn(body: string): Said {
  try {
    const parsed = JSON.parse(body) as { error?: Said } | null
    return typeof parsed?.error?.code === 'string' ? parsed.error : {}
  } catch {
    return {}
  }
}
