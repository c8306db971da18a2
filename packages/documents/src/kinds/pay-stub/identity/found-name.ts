import type { Phrase } from '../../../layout/cells.ts'
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

export const isSame = (a: Phrase, b: Phrase) => plain(barePerson(a).text) === plain(barePerson(b).text)
