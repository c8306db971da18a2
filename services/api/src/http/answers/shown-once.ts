import type { Answer } from './answer.ts'
import type { Effect, UnitOfWork } from '../unit-of-work.ts'

type OrNull<S> = { [N in keyof S]: S[N] | null }

/** Adds a secret to the answer of the one request that took effect. It is not stored, so a repetition gets null. */
export async function showingOnce<B extends object, S extends Readonly<Record<string, string>>>(
  work: UnitOfWork,
  secret: S,
  effect: (effect: Effect) => Promise<Answer<B>>,
): Promise<Answer<B & OrNull<S>>> {
  let isShown = false
  const { status, body } = await work.commit(async (context) => {
    const answer = await effect(context)
    isShown = true
    return answer
  })
  const shown = Object.fromEntries(Object.entries(secret).map(([name, value]) => [name, isShown ? value : null]))
  return { status, body: { ...body, ...(shown as OrNull<S>) } }
}
