import { holderOf, lastFourOf } from '../names/holder.ts'
import type { Likeness } from '../names/likeness.ts'
import { organisation, people } from '../names/names.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { addressOf, sameAddress } from '../tax/identity/address.ts'
import { isInformationReturn, isOfBusiness } from '../tax/identity/form-kinds.ts'
import { identityOf, likeBusiness, likePartnership } from '../tax/identity/identity.ts'
import { comparedFigures } from './compared-figures.ts'

/**
 * Whether two documents of one kind and year are the same: copies or versions. Their identity decides or, if it was not
 * read, their amounts must agree.
 */
export function isSamePaper(a: DocumentFacts, b: DocumentFacts): boolean {
  const likenesses = [likeHolder(a, b), likeSubject(a, b)]
  if (likenesses.includes('other')) return false
  return !likenesses.includes('unknown') || figuresAgree(a, b, likenesses[0] === 'same')
}

/** Whether two documents are the same with the same amounts, up to a misread one. */
export function isCopy(a: DocumentFacts, b: DocumentFacts): boolean {
  return isSamePaper(a, b) && figuresAgree(a, b, true)
}

/** With fewer equal amounts, two documents without a name may still be different. */
const ENOUGH_FIGURES = 3
/** With this many amounts, one may differ although the documents name nobody. */
const FIGURES_FOR_ONE_MISREAD = 4

function figuresAgree(a: DocumentFacts, b: DocumentFacts, sameHolder: boolean): boolean {
  const values = comparedFigures(a, b)
  const differing = values.filter(([, one, other]) => one !== other).length
  const equal = values.length - differing
  if (differing > 0) return equal >= FIGURES_FOR_ONE_MISREAD * differing
  return equal >= (sameHolder ? 1 : ENOUGH_FIGURES)
}

/**
 * By the digits of the Social Security number if both show them, else by name: "Maria Lopez" and "Mario Lopez" are two
 * people.
 */
export function likeHolder(a: DocumentFacts, b: DocumentFacts): Likeness {
  if (isOfBusiness(a)) return 'same'
  const [one, two] = [lastFourOf(a), lastFourOf(b)]
  if (one !== null && two !== null) return one === two ? 'same' : 'other'
  const [names, others] = [a, b].map((document) => people(holderOf(document)).filter((name) => name !== ''))
  if (names!.length === 0 || others!.length === 0) return 'unknown'
  return names!.some((name) => others!.includes(name)) ? 'same' : 'other'
}

function likeSubject(a: DocumentFacts, b: DocumentFacts): Likeness {
  if (!a.fields['tax_year']) return 'unknown'
  if (a.documentType === 'w2') return areOfSeparateWork(a, b) ? 'other' : likeEmployer(a, b)
  switch (a.form) {
    case '1040':
    case '1040-sr':
    case 'schedule_1':
      return 'same'
    case 'schedule_c':
    case 'schedule_f':
      return likeBusiness(identityOf(a, null), identityOf(b, null))
    case 'schedule_k1':
    case '1065':
    case '1120-s':
    case '1120':
      return likePartnership(identityOf(a, null), identityOf(b, null))
    case 'schedule_e':
      return likeProperties(a, b)
    default:
      return isInformationReturn(a) ? likePayer(a, b) : 'unknown'
  }
}

/** Different payers mean different documents. One payer may issue two, so their amounts decide. */
function likePayer({ fields: a }: DocumentFacts, { fields: b }: DocumentFacts): Likeness {
  if (a['payer_tin'] && b['payer_tin']) return a['payer_tin'] === b['payer_tin'] ? 'unknown' : 'other'
  const [one, two] = [organisation(a['payer_name']), organisation(b['payer_name'])]
  return one === '' || two === '' || one === two ? 'unknown' : 'other'
}

/**
 * By the identification number, or by name if one was not read. One misread digit does not make a different employer.
 */
function likeEmployer({ fields: a }: DocumentFacts, { fields: b }: DocumentFacts): Likeness {
  const bothNumbered = Boolean(a['employer_ein'] && b['employer_ein'])
  if (bothNumbered && a['employer_ein'] === b['employer_ein']) return 'same'
  const [one, two] = [organisation(a['employer_name']), organisation(b['employer_name'])]
  if (one === '' || two === '') return bothNumbered ? 'other' : 'unknown'
  if (one !== two) return 'other'
  return bothNumbered && !areOneDigitApart(a['employer_ein']!, b['employer_ein']!) ? 'unknown' : 'same'
}

function areOneDigitApart(one: string, two: string): boolean {
  return one.length === two.length && Array.from(one).filter((digit, i) => digit !== two[i]).length === 1
}

/**
 * An employer may report the work in each state on a W-2 of its own: they name different states, and have no amount of the
 * federal boxes in common. The forms of one W-2 of two states repeat these boxes, and versions name the same states. A
 * failed check means that one is misread. Wages repeat in boxes 1, 3 and 5, so that one cause misreads them all: they are
 * one amount.
 */
function areOfSeparateWork(a: DocumentFacts, b: DocumentFacts): boolean {
  const [states, others] = [statesOf(a), statesOf(b)]
  if (states.length === 0 || others.length === 0 || states.some((state) => others.includes(state))) return false
  if ([a, b].some(({ checks }) => checks.some(({ status }) => status === 'failed'))) return false
  const values = comparedFigures(a, b).filter(([, one, other]) => one !== 0n && other !== 0n)
  const amounts = new Set(values.map(([, one]) => one))
  return amounts.size >= ENOUGH_FIGURES && values.every(([, one, other]) => one !== other)
}

function statesOf({ fields }: DocumentFacts): string[] {
  return Object.entries(fields).flatMap(([name, state]) => (/^box_15_state_\d+$/.test(name) && state ? [state] : []))
}

/** Sheets of one return have different properties; copies and versions of a sheet have the same. */
function likeProperties(a: DocumentFacts, b: DocumentFacts): Likeness {
  const [one, two] = [addressesOf(a), addressesOf(b)].sort((x, y) => x.length - y.length)
  if (one!.length === 0) return 'unknown'
  const found = one!.map((address) => two!.some((other) => sameAddress(address, other) === 'same'))
  return found.every(Boolean) ? 'same' : found.some(Boolean) ? 'unknown' : 'other'
}

function addressesOf({ fields }: DocumentFacts) {
  return ['a', 'b', 'c'].flatMap((column) => addressOf(fields[`line_1a_${column}`] ?? '') ?? [])
}
