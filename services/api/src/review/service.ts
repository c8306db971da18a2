import { beginReview, completeReview } from '@income/platform'
import { ApiError, type LoanPackage } from '@income/shared'
import { actorOf, type Caller } from '../auth/caller.ts'
import { ok, type Answer } from '../http/answers/answer.ts'
import type { UnitOfWork } from '../http/unit-of-work.ts'
import { assertAtRest, assertUnderReview } from '../packages/lock.ts'
import { presentPackage } from '../packages/present.ts'
import { getPackage } from '../packages/repository.ts'
import type { ReviewBody } from './schema.ts'

export function putUnderReview(
  work: UnitOfWork,
  caller: Caller,
  reference: string,
  { reason }: ReviewBody,
): Promise<Answer<LoanPackage>> {
  return work.changePackage(reference, async ({ tx, locked }) => {
    assertAtRest(locked)
    if (locked.underReview) throw new ApiError('conflict', 'The package is already under review')
    await beginReview(tx, locked, actorOf(caller), reason)
    return ok(presentPackage(await getPackage(tx, caller.tenant.id, locked.id), 1))
  })
}

export function endReview(
  work: UnitOfWork,
  caller: Caller,
  reference: string,
  { reason }: ReviewBody,
): Promise<Answer<LoanPackage>> {
  return work.changePackage(reference, async ({ tx, locked }) => {
    assertUnderReview(locked)
    await completeReview(tx, locked, actorOf(caller), reason)
    return ok(presentPackage(await getPackage(tx, caller.tenant.id, locked.id), 1))
  })
}
