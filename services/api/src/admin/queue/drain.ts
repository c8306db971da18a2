import { setTimeout as sleep } from 'node:timers/promises'
import { pauseDispatch, readStandings, type Database, type TenantChoice } from '@income/platform'
import { OperatorError } from '../operator-error.ts'

const LOOK_EVERY_MS = 1_000

/**
 * Pauses, and resolves when no work is in progress.
 * @throws OperatorError if that takes longer than `patienceMs`; the pause stays in force.
 */
export async function drain(
  db: Database,
  { tenant, patienceMs }: { tenant: TenantChoice; patienceMs: number },
): Promise<{ drained: true; waiting: number }> {
  await pauseDispatch(db, tenant)
  const until = performance.now() + patienceMs
  for (;;) {
    const standings = await readStandings(db, tenant)
    const sum = (of: (standing: (typeof standings)[number]) => number) =>
      standings.reduce((total, standing) => total + of(standing), 0)
    const [processing, due] = [sum((standing) => standing.processing), sum((standing) => standing.modelsDue)]
    if (processing === 0 && due === 0) return { drained: true, waiting: sum((standing) => standing.waiting) }
    if (performance.now() > until)
      throw new OperatorError(
        `Workers still hold ${processing} files, and ${due} packages wait for their models. The pause lasts: wait longer with ` +
          '"queue drain", or resume with "queue resume"',
      )
    await sleep(LOOK_EVERY_MS)
  }
}
