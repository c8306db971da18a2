import type { Cents } from '../../money/cents.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { figuresOf } from './compared-figures.ts'

/**
 * Boxes or lines of a form that affect the income, including days and miles: those that raise it, and those that lower
 * it.
 */
interface Deciding {
  raise: readonly string[]
  lower: readonly string[]
}

const W2: Deciding = { raise: ['1', '5'], lower: [] }
const RETURN: Deciding = {
  raise: '1 1a 1b 1c 1d 1e 1f 1g 1h 1z 2a 2b 3b 4a 4b 4c 4d 5a 5b 6a 6b'.split(' '),
  lower: [],
}

/** After Form 1084 and, for rentals, Form 1038: more days spread the rents over more months. */
const FORMS: Readonly<Partial<Record<string, Deciding>>> = {
  '1040': RETURN,
  '1040-sr': RETURN,
  schedule_1: { raise: ['2a'], lower: [] },
  schedule_b: { raise: ['4', '6'], lower: [] },
  schedule_c: { raise: ['12', '13', '30', '31', '44a', '48'], lower: ['6', '24b'] },
  schedule_e: { raise: ['3', '4', '9', '12', '16', '18', '19'], lower: ['2', '20'] },
  schedule_f: { raise: ['3a', '4a', '14', '32', '34'], lower: ['3b', '4b', '5c', '6b', '8'] },
  '1065': { raise: ['16c', '17'], lower: ['4', '5', '6', '7'] },
  '1120-s': { raise: ['14', '15'], lower: ['4', '5'] },
  '1120': { raise: ['20', '21', '29c', '30'], lower: ['8', '9', '10', '31'] },
  '8825': { raise: ['14'], lower: [] },
  '1099-r': { raise: ['1', '2a'], lower: [] },
  'ssa-1099': { raise: ['5'], lower: [] },
  '1099-int': { raise: ['1', '3', '8'], lower: [] },
  '1099-div': { raise: ['1a', '10', '11', '12'], lower: [] },
  // Distributions (boxes 16 and 19) limit what counts.
  schedule_k1: { raise: ['1', '2', '3', '4', '4a', '4b', '4c', '16', '19'], lower: [] },
}

/** Whether an amount affects the income of its document. */
export function decides(document: DocumentFacts, name: string): boolean {
  return signOf(document, name) !== 0n
}

/**
 * Determines the lower of several versions of a document: the sum of each document's deciding amounts, by id. An amount
 * that one version lacks is taken as the lowest of the others.
 */
export function decidingSums(versions: readonly DocumentFacts[]): Map<string, Cents> {
  const figures = new Map(versions.map((document) => [document.id, signedFigures(document)]))
  const least = new Map<string, Cents>()
  for (const [name, value] of [...figures.values()].flatMap((own) => [...own])) {
    const known = least.get(name)
    least.set(name, known === undefined || value < known ? value : known)
  }
  const sum = (own: ReadonlyMap<string, Cents>) =>
    [...least].reduce((total, [name, lowest]) => total + (own.get(name) ?? lowest), 0n)
  return new Map([...figures].map(([id, own]) => [id, sum(own)]))
}

function signedFigures(document: DocumentFacts): Map<string, Cents> {
  const deciding = [...figuresOf(document)].filter(([name]) => decides(document, name))
  return new Map(deciding.map(([name, value]) => [name, value * signOf(document, name)]))
}

/** 1 for an amount that raises the income, -1 for one that lowers it, 0 for any other. */
function signOf({ documentType, form }: DocumentFacts, name: string): bigint {
  const { raise = [], lower = [] } = (documentType === 'w2' ? W2 : FORMS[form ?? '']) ?? {}
  // "line_19_a_hoa_dues" is part of line 19.
  const number = /^(?:box|line)_(\d+[a-z]?)/.exec(name)?.[1] ?? ''
  return raise.includes(number) ? 1n : lower.includes(number) ? -1n : 0n
}
