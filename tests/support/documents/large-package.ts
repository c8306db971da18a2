import {
  beginReview,
  claimFile,
  commitModels,
  compute,
  createLogger,
  databaseClock,
  endFile,
  loadPackageFacts,
  type Database,
  type ReadDocument,
  type ReadEntry,
} from '@income/platform'
import { decimalFromCents } from '@income/shared'
import { newFile, newPackage, underLock } from '../stores/rows.ts'

const OPENING = 1_000_00n
const FIRST_DAY = Date.UTC(2025, 0, 1)
const ENTRIES_A_DAY = 12

/** A package under review with one statement of this many entries, as a worker leaves it. */
export async function largePackageUnderReview(
  db: Database,
  owner: { tenantId: string; userId: string; keyId: string },
  entries: number,
): Promise<string> {
  const packageId = await newPackage(db, owner)
  const lease = await claimFile(db, await newFile(db, owner.tenantId, packageId), 1)
  if (!lease) throw new Error('the file could not be claimed')
  await endFile(db, lease, { status: 'processed', documents: [statementOf(entries)], otherPages: [] })
  const facts = await loadPackageFacts(db, packageId, 'tenant')
  if (!facts) throw new Error('the package has files that have not ended')
  const calculator = { compareDocuments: () => [], log: createLogger('test', 'silent') }
  await commitModels(db, { ...facts, packageId, startedAt: await databaseClock(db), ...compute(facts, calculator) })
  await underLock(db, { tenantId: owner.tenantId, packageId }, (tx, locked) =>
    beginReview(tx, locked, { userId: owner.userId, keyId: owner.keyId }),
  )
  return packageId
}

function statementOf(count: number): ReadDocument {
  const entries = Array.from({ length: count }, (_, i) => entryOf(i))
  const closing = entries.reduce(
    (balance, { direction, amount }) => balance + (direction === 'credit' ? amount : -amount),
    OPENING,
  )
  const fields = {
    bank_name: 'First Bank',
    account_holder: 'Jane Rivera',
    account_number_last4: '1234',
    account_type: 'checking',
    period_start: dayOf(0),
    period_end: entries.at(-1)!.date,
    opening_balance: decimalFromCents(OPENING),
    closing_balance: decimalFromCents(closing),
  }
  return {
    ...{ documentType: 'bank_statement', form: null, pageStart: 1, pageEnd: Math.ceil(count / 15) },
    ...{ textSource: 'text_layer', confidence: 0.98, entries, checks: [] },
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, { value, raw: value, ...ON_THE_PAGE, page: 1 }]),
    ),
  }
}

const ON_THE_PAGE = { box: [0.1, 0.2, 0.3, 0.4], confidence: 0.9 }

/** Occasional wages among purchases and payments from friends. */
function entryOf(i: number): ReadEntry & { date: string; amount: bigint } {
  const [description, direction, amount] =
    i % 100 === 0
      ? (['ACME CORP PAYROLL PPD', 'credit', 2_100_00n] as const)
      : i % 3 === 0
        ? ([`ZELLE FROM FRIEND ${i % 17}`, 'credit', 20_00n] as const)
        : ([`GROCERY OUTLET PURCHASE ${i}`, 'debit', 12_34n] as const)
  return {
    ...{ description, direction, amount, ytdAmount: null, balance: null, hours: null, rate: null },
    ...{ date: dayOf(i), category: 'transaction' },
    ...{ ...ON_THE_PAGE, page: 1 + Math.floor(i / 15) },
  }
}

function dayOf(i: number): string {
  return new Date(FIRST_DAY + Math.floor(i / ENTRIES_A_DAY) * 86_400_000).toISOString().slice(0, 10)
}
