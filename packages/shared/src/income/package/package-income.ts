import type { BorrowerIncome, IncomePart, PackageIncome } from '../../contract/income/income.ts'
import { absolute, type Cents, centsFromDecimal, decimalFromCents, sumCents } from '../../money/cents.ts'
import { type Alert, graded } from '../alerts/catalog.ts'
import { dollars } from '../arithmetic/exact.ts'
import { amount, explained, sum } from '../arithmetic/index.ts'
import { borrowersOf } from '../names/borrowers.ts'
import type { DocumentFacts } from '../model/facts.ts'
import type { Guideline } from '../settings/guideline.ts'
import { isBusinessName } from '../names/business-name.ts'
import { holderOf } from '../names/holder.ts'
import { people, person } from '../names/names.ts'
import { peopleApart } from '../names/people-apart.ts'
import { withNamesWrittenOut } from '../names/written-out.ts'
import { WHOLE_MODEL } from '../model/subject.ts'
import { missingPapers } from './missing.ts'
import { type Overlap, overlapsOf } from './overlaps.ts'
import { type ComputedModel, type Part, partsOf } from './parts.ts'

export interface PackageIncomeInput {
  models: readonly ComputedModel[]
  documents: readonly DocumentFacts[]
  /** The guideline of the package. */
  guideline: Guideline
}

/**
 * The income of a package: the sum of its models where they are independent, by borrower, with overlaps and missing
 * documents. All amounts are those of the models; nothing is recalculated.
 */
export function incomeOfPackage({ models, documents: asPrinted, guideline }: PackageIncomeInput): PackageIncome {
  const documents = withNamesWrittenOut(asPrinted)
  const parts = models.flatMap(partsOf)
  const overlaps = overlapsOf(parts, guideline)
  const reasons = new Map(overlaps.map(({ leftOut, reason, counted }) => [leftOut, because(reason, counted)]))
  const counted = parts.filter((part) => !reasons.has(part))
  const terms = models.flatMap((model) => termsOf(model, parts, counted))
  return {
    monthly: terms.length === 0 ? null : decimalFromCents(sumCents(terms.map(({ cents }) => cents))),
    explanation:
      terms.length === 0
        ? 'No model has a figure'
        : explained(sum(terms.map(({ cents, label }) => amount(cents, label)))),
    verified: counted.length === 0 ? null : counted.every(({ verified }) => verified),
    guideline,
    borrowers: byBorrower(parts, terms, reasons),
    models: models.map((model) => modelRow(model, parts, counted)),
    overlaps: pairsOf(overlaps),
    alerts: [...differentPeople(documents), ...overlaps.map(givesWay), ...models.flatMap(alertsOf)],
    missing_papers: missingPapers({ models, documents, guideline }),
  }
}

function because(reason: string, { label }: Part): string {
  return `${reason}: ${label} counts instead`
}

interface Term {
  label: string
  cents: Cents
  parts: readonly Part[]
}

/**
 * The amount that a model adds: its total if all of it counts, because its lines are rounded; else the sum of the lines
 * that count.
 */
function termsOf(model: ComputedModel, parts: readonly Part[], counted: readonly Part[]): Term[] {
  const own = counted.filter((part) => part.model === model)
  const monthly = model.qualifyingIncome?.monthly
  if (own.length > 0 && monthly && own.length === parts.filter((part) => part.model === model).length) {
    return [{ label: model.modelName, cents: centsFromDecimal(monthly), parts: own }]
  }
  return own.map((part) => ({ label: part.label, cents: part.monthly, parts: [part] }))
}

/** Borrowers with their parts; their amounts add up to the total. */
function byBorrower(
  parts: readonly Part[],
  terms: readonly Term[],
  reasons: ReadonlyMap<Part, string>,
): BorrowerIncome[] {
  const shares = terms.flatMap(sharesOf)
  return [...Map.groupBy(parts, ownersOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owners, group]) => ({
      borrowers: borrowersOf(group.flatMap(({ borrowers }) => borrowers)),
      monthly: decimalFromCents(sumCents(shares.filter((share) => share.owners === owners).map(({ cents }) => cents))),
      parts: group.map((part) => partRow(part, reasons.get(part) ?? null)),
    }))
}

/** The owners of a part, spelled uniformly; one value for all parts without a name. */
function ownersOf({ borrowers }: Part): string {
  const names = borrowers.map(person).filter((name) => name !== '')
  return JSON.stringify([...new Set(names)].sort())
}

/** A term divided by owner. The rounding remainder goes to the largest share. */
function sharesOf({ cents, parts }: Term): { owners: string; cents: Cents }[] {
  const shares = [...Map.groupBy(parts, ownersOf)].map(([owners, own]) => ({
    owners,
    cents: sumCents(own.map(({ monthly }) => monthly)),
  }))
  shares.sort((a, b) => Number(absolute(b.cents) - absolute(a.cents)))
  const rest = cents - sumCents(shares.map((share) => share.cents))
  return shares.map((share, index) => (index === 0 ? { ...share, cents: share.cents + rest } : share))
}

function partRow({ model, key, label, monthly, verified }: Part, leftOutBecause: string | null): IncomePart {
  return {
    model_id: model.id,
    key,
    label,
    monthly: decimalFromCents(monthly),
    counted: leftOutBecause === null,
    left_out_because: leftOutBecause,
    verified,
  }
}

function modelRow(
  model: ComputedModel,
  parts: readonly Part[],
  counted: readonly Part[],
): PackageIncome['models'][number] {
  const own = parts.filter((part) => part.model === model).length
  const counting = counted.filter((part) => part.model === model).length
  return {
    model_id: model.id,
    model_name: model.modelName,
    status: model.status,
    monthly: model.qualifyingIncome?.monthly ?? null,
    method: model.qualifyingIncome?.method ?? null,
    counted: counting === 0 ? 'no' : counting === own ? 'whole' : 'in part',
  }
}

/** Each pair of models once, with the amounts that count and those left out. */
function pairsOf(overlaps: readonly Overlap[]): PackageIncome['overlaps'] {
  const pairs = Map.groupBy(overlaps, ({ counted, leftOut }) => `${counted.model.id} ${leftOut.model.id}`)
  return [...pairs.values()].map((pair) => {
    const [{ counted, leftOut }] = pair as [Overlap, ...Overlap[]]
    return {
      model_ids: [counted.model.id, leftOut.model.id],
      counted_model_id: counted.model.id,
      counted_monthly: totalOf(pair.map((overlap) => overlap.counted)),
      left_out_monthly: totalOf(pair.map((overlap) => overlap.leftOut)),
      reason: [...new Set(pair.map(({ reason }) => reason))].join('; '),
    }
  })
}

function totalOf(parts: readonly Part[]): string {
  return decimalFromCents(sumCents([...new Set(parts)].map(({ monthly }) => monthly)))
}

/** The income of several people is added up; only a person can tell whether all of them are borrowers. */
function differentPeople(documents: readonly DocumentFacts[]): PackageIncome['alerts'] {
  const named = documents.flatMap((document) => {
    const holder = holderOf(document)
    const names = isBusinessName(holder) ? [] : people(holder).filter((name) => name.includes(' '))
    return names.length === 0 ? [] : [{ document, holder, names }]
  })
  const apart = peopleApart(named.map(({ names }) => names))
  if (apart.length < 2) return []
  const printed = borrowersOf(named.map(({ holder }) => holder)).filter((name) => apart.includes(person(name)))
  const message = `The documents name different people, whose income is added up: ${printed.join('; ')}`
  const alert: Alert = { code: 'different_people', message, document_ids: named.map(({ document }) => document.id) }
  return [{ ...graded(alert), model_id: null }]
}

/** Reports every omission with both amounts, whichever is larger. */
function givesWay({ counted, leftOut, reason }: Overlap): PackageIncome['alerts'][number] {
  const alert: Alert = {
    code: 'gives_way',
    message: `${leftOut.label}: ${dollars(leftOut.monthly)} a month is left out in favor of ${dollars(counted.monthly)} of ${counted.label}. ${reason}`,
    document_ids: documentsOf(leftOut),
  }
  return { ...graded(alert), model_id: leftOut.model.id }
}

function documentsOf({ model, key }: Part): string[] {
  const lines = model.qualifyingIncome?.lines ?? []
  return [
    ...new Set(lines.filter((line) => key === WHOLE_MODEL || line.key === key).flatMap((line) => line.document_ids)),
  ]
}

function alertsOf({ id, qualifyingIncome }: ComputedModel): PackageIncome['alerts'] {
  return (qualifyingIncome?.alerts ?? []).map((alert) => ({
    ...graded(alert),
    model_id: id,
  }))
}
