import type { Database, Sealing, Transaction } from '@income/platform'
import { ApiError } from '@income/shared'
import type { Caller } from '../auth/caller.ts'
import type { Answer } from './answers/answer.ts'

/** What two requests share if they are one request sent twice. */
export interface Twin {
  tenantId: string
  method: string
  path: string
  key: string
  /** Identifies the body; a keyed hash, because a body may contain a document's password. */
  requestHash: string
}

/** Equal for twins, and different for other requests. */
export function nameOf({ tenantId, method, path, key, requestHash }: Twin): string {
  return JSON.stringify([tenantId, method, path, key, requestHash])
}

/** Visible ASCII. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** What the request line and headers say about repetition. */
export interface Repetition {
  method: string
  /** In canonical form (see `canonicalPath`). */
  path: string
  /** The Idempotency-Key as sent. */
  key: string
}

/** @throws ApiError if the key is malformed. */
export function twinOf({ method, path, key }: Repetition, body: unknown, caller: Caller, sealing: Sealing): Twin {
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError('invalid_request', 'Idempotency-Key must have 1 to 255 visible ASCII characters')
  }
  return {
    tenantId: caller.tenant.id,
    method,
    path,
    key,
    requestHash: sealing.fingerprint(JSON.stringify(body ?? null)),
  }
}

/**
 * Records the answer in the transaction of its effect. A concurrent twin waits at the unique row until this transaction
 * ends, and then returns the recorded answer. A record older than 24 hours is ignored.
 */
export async function answerOnce<T>(tx: Transaction, twin: Twin, run: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const first = await tx.$executeRaw`
    INSERT INTO idempotency_records AS kept (tenant_id, method, path, key, request_hash)
    VALUES (${twin.tenantId}::uuid, ${twin.method}, ${twin.path}, ${twin.key}, ${twin.requestHash})
    ON CONFLICT (tenant_id, method, path, key)
    DO UPDATE SET request_hash = excluded.request_hash, created_at = now()
    WHERE kept.created_at < now() - interval '24 hours'`
  if (first === 0) {
    const recorded = await findRecorded<T>(tx, twin)
    if (recorded) return recorded
  }
  const answer = await run()
  const { tenantId, method, path, key } = twin
  await tx.idempotencyRecord.update({
    where: { tenantId_method_path_key: { tenantId, method, path, key } },
    // As text, because the column does not preserve key order, and repetitions must be byte-identical.
    data: { status: answer.status, body: JSON.stringify(answer.body) },
  })
  return answer
}

/** @throws ApiError `idempotency_key_reused` if the key came with a different request. */
export async function findRecorded<T>(database: Database | Transaction, twin: Twin): Promise<Answer<T> | null> {
  const { tenantId, method, path, key, requestHash } = twin
  const since = new Date(Date.now() - 24 * 3_600_000)
  const record = await database.idempotencyRecord.findFirst({
    where: { tenantId, method, path, key, createdAt: { gte: since } },
  })
  if (!record) return null
  if (record.requestHash !== requestHash) {
    throw new ApiError('idempotency_key_reused', 'This Idempotency-Key was used for another request; use a new one')
  }
  if (record.status === null || typeof record.body !== 'string')
    throw new Error('a record was committed without its answer')
  return { status: record.status, body: JSON.parse(record.body) as T }
}
