import type { ApiError } from './api-error.ts'
import { apiError } from './by-code.ts'

/** The error for an answer. One that came from a proxy instead of the service has no code of the service. */
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
