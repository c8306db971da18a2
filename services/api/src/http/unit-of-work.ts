import type { JobHint, Transaction } from '@income/platform'
import type { Dependencies } from '../dependencies.ts'
import type { Answer } from './answer.ts'
import { answerOnce, findRecorded, type Twin } from './idempotency.ts'

export interface Effect {
  tx: Transaction
  /** Hands a job to the queue once the transaction has committed; the queue may lose it, the dispatcher will not. */
  hint: (job: JobHint) => void
  /** Takes jobs of files out of the queue once the transaction has committed; what is left finds its file gone. */
  drop: (jobIds: readonly string[]) => void
}

/**
 * How a request changes anything. For a request with an Idempotency-Key the answer is recorded in the transaction of the
 * effect, and a twin gets the recorded one. What must not be kept (secrets shown once, presigned addresses) a handler
 * adds to the answer afterwards.
 */
export interface UnitOfWork {
  /** Runs the effect in one transaction. */
  commit<T>(effect: (effect: Effect) => Promise<Answer<T>>): Promise<Answer<T>>
  /** The same after work outside the transaction, which a request whose answer is recorded already does not repeat. */
  prepareAndCommit<S, T>(
    prepare: () => Promise<S>,
    effect: (effect: Effect, prepared: S) => Promise<Answer<T>>,
  ): Promise<Answer<T>>
}

/** @param twin what identifies the request among its repetitions; null where it carries no Idempotency-Key. */
export function createUnitOfWork({ database, queue, log, reach }: Dependencies, twin: Twin | null): UnitOfWork {
  async function commit<T>(effect: (effect: Effect) => Promise<Answer<T>>): Promise<Answer<T>> {
    const hints: JobHint[] = []
    const dropped: string[] = []
    const answer = await database.$transaction((tx) => {
      const run = () => effect({ tx, hint: (job) => hints.push(job), drop: (ids) => dropped.push(...ids) })
      return twin ? answerOnce(tx, twin, run) : run()
    })
    for (const hint of hints) {
      reach('change_committed')
      const taken = await queue.add(hint.name, [hint])
      if (!taken) log.warn({ job: hint.id }, 'queue away, job left to the dispatcher')
    }
    if (dropped.length > 0) await queue.remove('process_file', dropped)
    return answer
  }

  return {
    commit,
    async prepareAndCommit<S, T>(
      prepare: () => Promise<S>,
      effect: (effect: Effect, prepared: S) => Promise<Answer<T>>,
    ): Promise<Answer<T>> {
      const recorded = twin && (await findRecorded<T>(database, twin))
      if (recorded) return recorded
      const prepared = await prepare()
      return commit((context) => effect(context, prepared))
    },
  }
}
