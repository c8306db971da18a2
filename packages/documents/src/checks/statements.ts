import { type Account, centsOf, isoDate, type Statement, differencesOf, type Repeat } from '@income/shared'
import { amount } from '../model/check.ts'
import { type Comparison, type Finding, type PackageDocuments, titleOf } from './package-documents.ts'

type Dated = Statement & { period: NonNullable<Statement['period']> }

/** Consecutive statements: one opens with the balance with which the other closed. */
export function balancesCarryOver({ accounts }: PackageDocuments): Comparison {
  const findings: Finding[] = []
  let compared = 0
  for (const { account, before, after } of accounts.flatMap(successions)) {
    const closing = centsOf(before.document.fields['closing_balance'])
    const opening = centsOf(after.document.fields['opening_balance'])
    const follows = after.period.start === before.period.end + 1 || after.period.start === before.period.end
    if (!follows || closing === null || opening === null) continue
    compared += 1
    if (closing === opening) continue
    const message = `${account.label}: the statement from ${isoDate(after.period.start)} opens with ${amount(opening)}, but the previous one closes with ${amount(closing)}.`
    findings.push({ status: 'failed', message, expected: closing, actual: opening })
  }
  return {
    name: 'balances_carry_over',
    compared,
    findings,
    holds: 'Every statement opens with the closing balance of the previous one.',
    missing: 'No two statements of an account follow one another.',
  }
}

/** The statements of an account leave no day out. */
export function statementsConsecutive({ accounts }: PackageDocuments): Comparison {
  const pairs = accounts.flatMap(successions)
  const findings = pairs
    .filter(({ before, after }) => after.period.start > before.coveredUntil + 1)
    .map(({ account, before, after }): Finding => {
      const gap = `${isoDate(before.coveredUntil + 1)} to ${isoDate(after.period.start - 1)}`
      return { status: 'warning', message: `${account.label}: no statement covers ${gap}.` }
    })
  return {
    name: 'statements_consecutive',
    compared: pairs.length,
    findings,
    holds: 'The statements of every account follow one another without a gap.',
    missing: 'No account has two statements.',
  }
}

interface Succession {
  account: Account
  before: Dated & { coveredUntil: number }
  after: Dated
}

/** The statements of an account in order, each with the one before it and the last day covered so far. */
function successions(account: Account): Succession[] {
  const dated = account.statements.filter(isDated)
  let coveredUntil = -Infinity
  return dated.flatMap((after, index) => {
    const previous = dated[index - 1]
    if (!previous) return []
    coveredUntil = Math.max(coveredUntil, previous.period.end)
    return [{ account, before: { ...previous, coveredUntil }, after }]
  })
}

function isDated(statement: Statement): statement is Dated {
  return statement.period !== null
}

/** A document that is in the package twice counts once, and the check shows where its copies or versions differ. */
export function sameDocumentTwice({ documents, repeats }: PackageDocuments): Comparison {
  const equal = repeats.filter(({ differing }) => differing.length === 0)
  const titles = Map.groupBy(equal, ({ leftOut }) => titleOf(leftOut))
  return {
    name: 'same_document_twice',
    compared: documents.length > 1 ? documents.length : 0,
    findings: [
      ...[...titles].map(([title, { length }]): Finding => ({
        status: 'warning',
        message: `The ${title} is in the package ${length === 1 ? 'twice' : `${length + 1} times`} and is counted once.`,
      })),
      ...repeats.filter(({ differing }) => differing.length > 0).map(findingOf),
    ],
    holds: 'No document is in the package twice.',
    missing: 'The package has fewer than two documents.',
  }
}

function findingOf(repeat: Repeat): Finding {
  const title = titleOf(repeat.counted)
  if (repeat.areVersions) {
    const message = `The ${title} is in the package in two versions, of which the first named is counted: ${differencesOf(repeat)}.`
    return { status: 'failed', message }
  }
  const message = `The ${title} is in the package twice and is counted once; the copies differ: ${differencesOf(repeat)}.`
  return { status: 'warning', message }
}
