import { exact } from '../arithmetic/exact.ts'
import type { EntryFacts } from '../model/facts.ts'
import { GUIDELINES } from '../settings/guideline.ts'
import {
  type AppliedRules,
  copyVerdict,
  type Decisions,
  failed,
  type IncomeFacts,
  type RuleSet,
} from '../model/rule-set.ts'
import type { Account } from './accounts/account.ts'
import { bankActivity } from './activity.ts'
import { bankAlerts } from './alerts.ts'
import { depositsThatMayEnd } from './deposits/continuance.ts'
import { basisOf, mayRestOnLatest } from './basis.ts'
import { classification, firstVerdict, type FirstVerdict } from './classify.ts'
import { bankFigure, sharesOf } from './figure.ts'
import { judgeUnexplained, largeDepositThreshold } from './deposits/large-deposits.ts'
import { recurringPayers } from './deposits/payer.ts'
import { regularDeposits } from './deposits/regular-deposits.ts'
import { type Holding, holdingsOf } from './accounts/holding.ts'
import { type StatementFacts, statementFacts } from './accounts/statements.ts'
import type { AccountKind } from './verdicts.ts'

const RESTS_ON = 'of more than a year of statements, the latest months alone may count'

/** Bank Statement Income (Personal) and (Business): an account is one or the other, never both. */
export const bankStatements: RuleSet = (facts) => {
  const statements = statementFacts(facts)
  const byKind = Map.groupBy(statements.accounts, ({ kind }) => kind)
  return (['personal', 'business'] as const).flatMap((kind) => {
    const accounts = byKind.get(kind)
    return accounts ? [applyTo(accounts, kind, statements, facts)] : []
  })
}

function applyTo(
  accounts: readonly Account[],
  kind: AccountKind,
  statements: StatementFacts,
  facts: IncomeFacts,
): AppliedRules {
  const originals = accounts.flatMap((account) => account.statements.map(({ document }) => document))
  const inScope = new Set(originals.map(({ id }) => id))
  const copies = statements.copies.filter(({ id }) => inScope.has(facts.copies.get(id)!))
  const holdings = holdingsOf(accounts).map((holding) => judge(holding, statements, facts))
  return {
    key: `bank_statement_${kind}`,
    scope: originals,
    classifications: [
      ...holdings.flatMap(({ verdicts }) => verdicts).map(classification),
      ...copies.flatMap(({ id }) => (facts.entriesOf.get(id) ?? []).map((entry) => copyVerdict(entry.id))),
    ],
    qualify: (decisions) => qualify(facts, kind, accounts, statements, holdings, decisions),
    ...(holdings.some(({ holding }) => mayRestOnLatest(holding)) ? { whyUnmoved: () => RESTS_ON } : {}),
  }
}

type JudgedHolding = ReturnType<typeof judge>

/** Runs in two passes, because whether a deposit is unusually large depends on all of its holder's other deposits. */
function judge(holding: Holding, statements: StatementFacts, { settings }: IncomeFacts) {
  const { accounts, months } = holding
  const first = accounts.flatMap((account) =>
    account.statements.flatMap(({ transactions }) => transactions.map((t) => firstVerdict(t, account, statements))),
  )
  const threshold = largeDepositThreshold(first, months, exact(GUIDELINES[settings.guideline].largeDepositShare.value))
  const touched = Number((months.n + months.d - 1n) / months.d)
  const recurring = recurringPayers(countingDeposits(first), touched)
  const payers = new Set(recurring.map(({ payer }) => payer))
  const deposits = regularDeposits(first, touched)
  const verdicts = first.map((verdict) => judgeUnexplained(verdict, threshold, { payers, deposits }))
  return { holding, verdicts, threshold, recurring }
}

/** Includes entries of copies of its statements, because a reviewer may accept one. */
function entriesOfAccount(account: Account, { copies }: StatementFacts, facts: IncomeFacts): EntryFacts[] {
  const own = new Set(account.statements.map(({ document }) => document.id))
  const ofCopies = copies.filter(({ id }) => own.has(facts.copies.get(id)!)).map(({ id }) => id)
  return [...own, ...ofCopies].flatMap((id) => facts.entriesOf.get(id) ?? [])
}

function countingDeposits(verdicts: readonly FirstVerdict[]) {
  return verdicts
    .filter(({ transaction, verdict }) => transaction.direction === 'credit' && verdict !== 'ineligible')
    .map(({ transaction }) => transaction.entry)
}

function qualify(
  facts: IncomeFacts,
  kind: AccountKind,
  accounts: readonly Account[],
  statements: StatementFacts,
  judged: readonly JudgedHolding[],
  decisions: Decisions,
) {
  const verdicts = judged.flatMap((one) => one.verdicts)
  const subjects = accounts.map(({ key, label, borrowers }) => {
    const mayEnd = depositsThatMayEnd(verdicts, key).length > 0
    return { key, label, borrowers, confirmable: mayEnd ? (['continuance'] as const) : [] }
  })
  if (judged.some(({ holding }) => holding.months.n === 0n)) {
    const message = 'No statement says what period it covers, so there are no months to average'
    return failed({ code: 'no_period', message }, 'average_monthly_deposits', { subjects })
  }
  const rules = GUIDELINES[facts.settings.guideline]
  const bases = judged.map(({ holding }) => basisOf(holding, rules, decisions))
  const counted = accounts.map((account) => ({
    account,
    basis: bases.find(({ holding }) => holding.accounts.includes(account))!,
    entries: entriesOfAccount(account, statements, facts),
    verdicts: verdicts.filter((verdict) => verdict.account === account),
    shares: sharesOf(kind, facts.settingsFor(account.key)),
  }))
  const figure = bankFigure(counted, decisions)
  const alerts = bankAlerts({
    kind,
    accounts,
    statements,
    bases,
    verdicts,
    decisions,
    guideline: rules,
  })
  const recurring = judged.flatMap((one) => one.recurring)
  const [threshold, ...others] = judged.map((one) => one.threshold)
  const single = others.length === 0 ? (threshold ?? null) : null
  const activity = bankActivity(accounts, statements.repeated, recurring, single, decisions)
  return { figure: { ...figure, subjects, alerts, bank_activity: activity }, failure: null }
}
