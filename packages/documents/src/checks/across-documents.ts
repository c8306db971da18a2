import {
  type Check,
  type DocumentFacts,
  type EntryFacts,
  holderOf,
  people,
  peopleApart,
  lastFourOf,
  type Employment,
  type Account,
  centsOf,
  isoDate,
  type Statement,
  differencesOf,
  type Repeat,
} from '@income/shared'
import {
  checksOf,
  packageDocuments,
  type Comparison,
  type PackageDocuments,
  type Finding,
  titleOf,
} from './package-documents.ts'
import { netPayDeposited, wagesOnReturn, yearToDateRises } from './pay.ts'
import { list, amount } from '../model/check.ts'

const COMPARISONS = [
  samePerson,
  sameSsn,
  sameEmployer,
  netPayDeposited,
  yearToDateRises,
  wagesOnReturn,
  sameDocumentTwice,
  balancesCarryOver,
  statementsConsecutive,
]

/**
 * The checks across the documents of a package, in a fixed order that does not depend on the order of the documents. Messages
 * contain at most the last four digits of social security and account numbers.
 */
export function checksAcrossDocuments(input: {
  documents: readonly DocumentFacts[]
  entries: readonly EntryFacts[]
}): Check[] {
  const documents = packageDocuments(input.documents, input.entries)
  return COMPARISONS.flatMap((compare) => checksOf(compare(documents)))
}

/** Longest list of names in a message. */
const NAMES_SHOWN = 4

/**
 * The documents are about one person, or about people connected by joint documents. Business accounts carry the name of the
 * business and are left out.
 */
function samePerson({ documents, accounts }: PackageDocuments): Comparison {
  const business = new Set(
    accounts
      .filter(({ kind }) => kind === 'business')
      .flatMap(({ statements }) => statements.map((s) => s.document.id)),
  )
  const together: string[][] = []
  for (const document of documents) {
    const named = people(holderOf(document)).filter((name) => name.includes(' '))
    if (named.length === 0 || business.has(document.id)) continue
    together.push(named)
  }
  const names = peopleApart(together)
  const shown = names.slice(0, NAMES_SHOWN).join('; ') + (names.length > NAMES_SHOWN ? '; …' : '')
  return {
    name: 'same_person',
    compared: together.length > 1 ? together.length : 0,
    findings:
      names.length > 1 ? [{ status: 'warning', message: `The documents name different people: ${shown}.` }] : [],
    holds: 'All documents name the same person, or people who are named together.',
    missing: 'Fewer than two documents name a person.',
  }
}

/** The same person has the same social security number. A joint return prints the number of the person named first. */
function sameSsn({ documents }: PackageDocuments): Comparison {
  const numbered = documents.filter((document) => lastFourOf(document) !== null && firstNamed(document) !== '')
  const byPerson = [...Map.groupBy(numbered, firstNamed)].filter(([, own]) => own.length > 1)
  const findings = byPerson.flatMap(([name, own]) => {
    const numbers = [...new Set(own.flatMap((document) => lastFourOf(document) ?? []))].sort()
    if (numbers.length < 2) return []
    const message = `Documents of ${name} show different social security numbers, ending in ${list(numbers)}.`
    return [{ status: 'failed' as const, message }]
  })
  return {
    name: 'same_ssn',
    compared: byPerson.length,
    findings,
    holds: "The social security numbers on each person's documents agree.",
    missing: 'No two documents of one person show a social security number.',
  }
}

const firstNamed = (document: DocumentFacts) => people(holderOf(document))[0] ?? ''

/** A person's pay stubs and W-2s come from the same employer, unless the person changed jobs. */
function sameEmployer({ employments }: PackageDocuments): Comparison {
  const people = [...Map.groupBy(employments, ({ employee }) => employee).values()]
  const withBoth = people.filter((own) => own.some(hasStubs) && own.some(hasW2s))
  const findings = withBoth
    .filter((own) => !own.some((employment) => hasStubs(employment) && hasW2s(employment)))
    .map((own) => {
      const stubs = own.filter(hasStubs).map(({ label }) => label)
      const w2s = own.filter(hasW2s).map(({ label }) => label)
      const message = `Pay stubs and W-2s name different employers: ${stubs.join('; ')} and ${w2s.join('; ')}.`
      return { status: 'warning' as const, message }
    })
  return {
    name: 'same_employer',
    compared: withBoth.length,
    findings,
    holds: 'Pay stubs and W-2s name the same employer.',
    missing: 'No person has both pay stubs and W-2s.',
  }
}

const hasStubs = ({ stubs }: Employment) => stubs.length > 0

const hasW2s = ({ w2s, unusable }: Employment) => w2s.length > 0 || unusable.length > 0

type Dated = Statement & { period: NonNullable<Statement['period']> }

/** Consecutive statements: one opens with the balance with which the other closed. */
function balancesCarryOver({ accounts }: PackageDocuments): Comparison {
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
function statementsConsecutive({ accounts }: PackageDocuments): Comparison {
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

const isDated = (statement: Statement): statement is Dated => statement.period !== null

/** A document that is in the package twice counts once, and the check shows where its copies or versions differ. */
function sameDocumentTwice({ documents, repeats }: PackageDocuments): Comparison {
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
