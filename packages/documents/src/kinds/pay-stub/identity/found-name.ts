import type { Phrase } from '../../../layout/cells.ts'
import { isIncorporated } from '../../../entities/organisation.ts'
import { readingConfidence } from '../../../layout/flow.ts'
import { lineOf } from '../../../layout/lines.ts'
import { barePerson } from '../../../entities/person.ts'
import { plain } from '../../../vocabulary/normalise.ts'

export interface FoundName {
  phrase: Phrase
  /** How certain it is that this is the name meant: by its label, or only by its position. */
  certainty: number
}

export const LABELLED = 0.97
export const BY_PLACE = 0.85
/** The certainty of a name found by a weak clue. A difference from such a name means nothing. */
export const INFERRED = 0.7

export const sameName = (phrase: Phrase, found: FoundName | null) => found !== null && isSame(phrase, found.phrase)

/** The same print, or the same name but for a company's legal form: one name never belongs to both parties. */
export function isOfOther(phrase: Phrase, found: FoundName | null): boolean {
  if (!found) return false
  const [name, other] = [phrase, found.phrase].map(withoutLegalForm)
  return found.phrase.words.includes(phrase.words[0]!) || isSame(name!, other!)
}

const withoutLegalForm = (phrase: Phrase): Phrase =>
  isIncorporated(phrase) ? lineOf(phrase.words.slice(0, -1)) : phrase

export const isSame = (a: Phrase, b: Phrase) => plain(barePerson(a).text) === plain(barePerson(b).text)

/** A difference between names read with less confidence than this means nothing. */
const LEGIBLE = 0.8
const isLegible = ({ phrase }: FoundName) => readingConfidence(phrase.words) >= LEGIBLE

/** Whether two legible names share no word longer than an initial. */
export function areOfTwoPeople(a: FoundName, b: FoundName): boolean {
  const [words, others] = [a, b].map(({ phrase }) => plain(phrase.text).split(' '))
  return isLegible(a) && isLegible(b) && !words!.some((word) => word.length > 1 && others!.includes(word))
}
