import { limitLockWaits, type Database, type Transaction } from '@income/platform'
import { packageBusy, tenantBusy } from './refusals.ts'
import { untilUnlocked } from './until-unlocked.ts'
import { WaitingLines } from './waiting-lines.ts'

const LINE_PATIENCE_MS = 10_000
/** A review page that saves all of its lines at once. */
const WAITING_FOR_A_PACKAGE = 50
const WAITING_OF_A_TENANT = 500
/** A tenant's share of the connections. */
const TENANT_SHARE = 1 / 3

/**
 * All transactions of the API. Requests wait before they take a connection, so that no package, tenant or lock held
 * elsewhere can use up the connections.
 */
export class Transactions {
  readonly #database: Database
  readonly #tenants: WaitingLines
  readonly #packages: WaitingLines

  constructor(database: Database, poolSize: number) {
    this.#database = database
    this.#packages = new WaitingLines({
      atOnce: 1,
      waiting: WAITING_FOR_A_PACKAGE,
      patienceMs: LINE_PATIENCE_MS,
      refusal: packageBusy,
    })
    this.#tenants = new WaitingLines({
      atOnce: Math.max(1, Math.floor(poolSize * TENANT_SHARE)),
      waiting: WAITING_OF_A_TENANT,
      patienceMs: LINE_PATIENCE_MS,
      refusal: tenantBusy,
    })
  }

  /** Commits the work, which may be run again if another process held a lock: it must have no effect outside. */
  commit<T>(tenantId: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
    return untilUnlocked((lockWaitMs) =>
      this.#tenants.pass(tenantId, () =>
        this.#database.$transaction(async (tx) => {
          await limitLockWaits(tx, lockWaitMs)
          return run(tx)
        }),
      ),
    )
  }

  /** The same with a package, one change after another. */
  commitInLine<T>(tenantId: string, packageId: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#packages.pass(packageId, () => this.commit(tenantId, run))
  }
}
