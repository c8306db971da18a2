import { absolute, type Cents, sumCents } from '../../money/cents.ts'
import { organisation, person } from '../names/names.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { type ComparedFigure, comparedFigures, figuresOf } from './compared-figures.ts'
import { decides, decidingSums } from './deciding-figures.ts'
import { isCopy, isSamePaper, likeHolder } from './same-paper.ts'
import { centsOf } from './values.ts'

/** A document that repeats another one of the package, which counts instead. */
export interface Repeat {
  counted: DocumentFacts
  leftOut: DocumentFacts
  /** The amounts on which they differ, those of the counted document first. */
  differing: readonly ComparedFigure[]
  /** Whether income depends on which of them counts: they are versions rather than copies. */
  areVersions: boolean
}

/**
 * Documents that repeat others of the package. Of copies and versions one counts, in this order of preference:
 * corrected by a reviewer, no failed check, lower income, more complete, smallest id. Documents with too few values to
 * identify them are never matched.
 */
export function repeatsOf(documents: readonly DocumentFacts[]): Repeat[] {
  return papersOf(documents).flatMap((paper) => {
    const [counted, ...others] = byTrust(paper)
    return others.map((leftOut) => repeatOf(counted!, leftOut))
  })
}

/** The document that counts instead of each omitted one, by id. */
export function copiesOf(repeats: readonly Repeat[]): Map<string, string> {
  return new Map(repeats.map(({ leftOut, counted }) => [leftOut.id, counted.id]))
}

/** A version with an accepted entry counts in addition to the first; a copy never does. */
export function withoutAccepted(repeats: readonly Repeat[], accepted: ReadonlySet<string>): Repeat[] {
  return repeats.filter(({ areVersions, leftOut }) => !(areVersions && accepted.has(leftOut.id)))
}

export function failedChecks(document: DocumentFacts): number {
  return document.checks.filter((check) => check.status === 'failed').length
}

function repeatOf(counted: DocumentFacts, leftOut: DocumentFacts): Repeat {
  const differing = comparedFigures(counted, leftOut).filter(([, one, other]) => one !== other)
  return { counted, leftOut, differing, areVersions: differing.some(([name]) => decides(counted, name)) }
}

function byTrust(paper: readonly DocumentFacts[]): DocumentFacts[] {
  const sums = decidingSums(paper)
  const versionOf = ({ version = 1 }: DocumentFacts) => version
  return [...paper].sort(
    (a, b) =>
      versionOf(b) - versionOf(a) ||
      failedChecks(a) - failedChecks(b) ||
      ascending(sums.get(a.id)!, sums.get(b.id)!) ||
      figuresOf(b).size - figuresOf(a).size ||
      ascending(a.id, b.id),
  )
}

function ascending<T extends Cents | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Groups of documents that are the same document, where there are several. */
function papersOf(documents: readonly DocumentFacts[]): DocumentFacts[][] {
  return [...Map.groupBy(documents, kindAndYear).values()]
    .flatMap((alike) => {
      if (isPeriodic(alike[0]!)) return [...Map.groupBy(alike, identityOfPeriod).values()]
      const copies = copiesTogether(alike)
      const added = addedOnReturn(copies, documents)
      return [
        ...added,
        ...joined(
          copies.filter((group) => !added.includes(group)),
          isSamePaper,
        ),
      ]
    })
    .filter((paper) => paper.length > 1)
}

/** A return shows whole dollars. */
const ROUNDING = 100n

/**
 * The W-2s whose wages a return of their year adds up (Form 1040 line 1a: box 1 of each), all of them or those of the people
 * it names: none of them is a version of another.
 */
function addedOnReturn(copies: readonly DocumentFacts[][], documents: readonly DocumentFacts[]): DocumentFacts[][] {
  const w2s = copies.filter(([one]) => one!.documentType === 'w2')
  const returns = documents.filter(({ form }) => form === '1040' || form === '1040-sr')
  const added = returns.flatMap((own) => {
    const ofYear = w2s.filter(([one]) => one!.fields['tax_year'] === own.fields['tax_year'])
    const ofPeople = ofYear.filter(([one]) => likeHolder(one!, own) === 'same')
    return [ofYear, ofPeople].find((group) => addsUp(group, own)) ?? []
  })
  return [...new Set(added)]
}

function addsUp(group: readonly DocumentFacts[][], { fields }: DocumentFacts): boolean {
  const wages = group.map(([one]) => centsOf(one!.fields['box_1']))
  const line = centsOf(fields['line_1a'])
  if (wages.length < 2 || line === null || wages.includes(null)) return false
  const difference = sumCents(wages.filter((cents) => cents !== null)) - line
  return absolute(difference) < ROUNDING * BigInt(wages.length)
}

function kindAndYear({ documentType, form, fields }: DocumentFacts): string {
  return JSON.stringify([documentType, form, fields['tax_year'] ?? null])
}

/** Copies come before versions: one that has lost what tells two documents apart must not join the other as its version. */
function copiesTogether(documents: readonly DocumentFacts[]): DocumentFacts[][] {
  const single = [...documents].sort((a, b) => ascending(a.id, b.id)).map((document) => [document])
  return joined(single, isCopy)
}

function joined(groups: readonly DocumentFacts[][], belong: typeof isSamePaper): DocumentFacts[][] {
  const papers: DocumentFacts[][] = []
  for (const group of groups) {
    const own = papers.find((paper) => paper.every((one) => group.every((other) => belong(one, other))))
    if (own) own.push(...group)
    else papers.push([...group])
  }
  return papers
}

function isPeriodic({ documentType }: DocumentFacts): boolean {
  return documentType === 'bank_statement' || documentType === 'pay_stub'
}

/** The values that together identify one statement or stub; a copy has the same ones. */
const OF_PERIOD = {
  bank_statement: ['account_number_last4', 'period_start', 'period_end', 'opening_balance', 'closing_balance'],
  pay_stub: ['period_end', 'pay_date', 'gross_pay', 'gross_pay_ytd', 'net_pay', 'net_pay_ytd'],
}

/** With fewer of these values, two documents that agree may still be different. */
const ENOUGH_VALUES = 3

function identityOfPeriod({ id, documentType, fields }: DocumentFacts): string {
  const names = OF_PERIOD[documentType === 'bank_statement' ? 'bank_statement' : 'pay_stub']
  const values = names.map((name) => fields[name] ?? '')
  if (values.filter((value) => value !== '').length < ENOUGH_VALUES) return id
  const owner =
    documentType === 'bank_statement'
      ? [organisation(fields['bank_name'])]
      : [organisation(fields['employer_name']), person(fields['employee_name'])]
  return JSON.stringify([...owner, ...values])
}
