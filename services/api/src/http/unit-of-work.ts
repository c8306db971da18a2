import { lockPackage, type JobHint, type LockedPackage, type Transaction } from '@income/platform'
import type { Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import { findPackage, noSuchPackage, type FoundPackage } from '../packages/repository.ts'
import type { Answer } from './answers/answer.ts'
import { answerOnce, findRecorded, nameOf, twinOf, type Repetition, type Twin } from './idempotency.ts'

/** What an effect may use. It may be run again from the start, so it changes only the database. */
export interface Effect {
  tx: Transaction
  /** Hands a job to the queue after the commit. If the queue loses it, the dispatcher adds it again. */
  hint: (job: JobHint) => void
  /** Removes jobs of files from the queue after the commit; any that remain find their file gone. */
  drop: (jobIds: readonly string[]) => void
}

/** The same for a change of a package, which nobody else changes meanwhile. */
interface PackageEffect extends Effect {
  locked: LockedPackage
}

/**
 * How a request makes changes. For a request with an Idempotency-Key the answer is recorded in the transaction of the
 * effect, and a twin gets the recorded answer. Whatever must not be stored (secrets shown once, presigned addresses) is
 * added to the answer afterwards by the handler.
 */
export interface UnitOfWork {
  /** Runs the effect in one transaction. */
  commit<T>(effect: (effect: Effect) => Promise<Answer<T>>): Promise<Answer<T>>
  /**
   * Changes the package of a `{package_id}` in one transaction under its lock. There is no other way to a locked
   * package: requests wait here for earlier ones, without a connection.
   * @throws ApiError `invalid_package`; `package_busy` if too many wait.
   */
  changePackage<T>(reference: string, change: (effect: PackageEffect) => Promise<Answer<T>>): Promise<Answer<T>>
  /** The same after work outside the transaction, which is skipped if the answer is already recorded. */
  prepareAndChangePackage<S, T>(
    reference: string,
    prepare: (found: FoundPackage) => Promise<S>,
    change: (effect: PackageEffect, prepared: S) => Promise<Answer<T>>,
  ): Promise<Answer<T>>
}

/** Creates the unit of work of a request, once its body is known to be valid. */
export function workOf(
  deps: Dependencies,
  caller: Caller,
  repetition: Repetition | null,
): (body: unknown) => UnitOfWork {
  return (body) =>
    createUnitOfWork(deps, caller.tenant.id, repetition && twinOf(repetition, body, caller, deps.sealing))
}

/** @param twin identifies the request among its repetitions; null without an Idempotency-Key. */
function createUnitOfWork(deps: Dependencies, tenantId: string, twin: Twin | null): UnitOfWork {
  const { database, transactions, sharedWork } = deps

  /** Twins in this process share one run. Twins in other processes wait at the record (see `answerOnce`). */
  function once<T>(run: () => Promise<Answer<T>>): Promise<Answer<T>> {
    return twin ? sharedWork.run(nameOf(twin), run) : run()
  }

  async function prepareAndChangePackage<S, T>(
    reference: string,
    prepare: (found: FoundPackage) => Promise<S>,
    change: (effect: PackageEffect, prepared: S) => Promise<Answer<T>>,
  ): Promise<Answer<T>> {
    return once(async () => {
      const recorded = twin && (await findRecorded<T>(database, twin))
      if (recorded) return recorded
      const found = await findPackage(database, tenantId, reference)
      const prepared = await prepare(found)
      const effect = async (within: Effect) =>
        change({ ...within, locked: await lockFound(within.tx, tenantId, found.id) }, prepared)
      return afterwards(deps, await transactions.commitInLine(tenantId, found.id, (tx) => collect(tx, twin, effect)))
    })
  }

  return {
    commit: (effect) =>
      once(async () => afterwards(deps, await transactions.commit(tenantId, (tx) => collect(tx, twin, effect)))),
    changePackage: (reference, change) => prepareAndChangePackage(reference, async () => {}, change),
    prepareAndChangePackage,
  }
}

async function lockFound(tx: Transaction, tenantId: string, packageId: string): Promise<LockedPackage> {
  const locked = await lockPackage(tx, tenantId, packageId)
  if (!locked) throw noSuchPackage()
  return locked
}

/** The answer of an effect, and what to do after the commit. */
interface Collected<T> {
  answer: Answer<T>
  hints: readonly JobHint[]
  dropped: readonly string[]
}

async function collect<T>(
  tx: Transaction,
  twin: Twin | null,
  effect: (effect: Effect) => Promise<Answer<T>>,
): Promise<Collected<T>> {
  const hints: JobHint[] = []
  const dropped: string[] = []
  const run = () => effect({ tx, hint: (job) => hints.push(job), drop: (ids) => dropped.push(...ids) })
  return { answer: await (twin ? answerOnce(tx, twin, run) : run()), hints, dropped }
}

async function afterwards<T>(
  { queue, reach }: Dependencies,
  { answer, hints, dropped }: Collected<T>,
): Promise<Answer<T>> {
  for (const hint of hints) {
    reach('change_committed')
    // If the queue is away, the dispatcher makes up for it.
    await queue.add(hint.name, [hint])
  }
  if (dropped.length > 0) await queue.remove('process_file', dropped)
  return answer
}
