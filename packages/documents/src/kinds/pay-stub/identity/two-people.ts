import { readingConfidence } from '../../../layout/flow.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import type { FoundName } from './found-name.ts'

/** A difference between names read with less confidence than this means nothing. */
const LEGIBLE = 0.8
const isLegible = ({ phrase }: FoundName) => readingConfidence(phrase.words) >= LEGIBLE

/** Whether two legible names share no word longer than an initial. */
export function areOfTwoPeople(a: FoundName, b: FoundName): boolean {
  const [words, others] = [a, b].map(({ phrase }) => plain(phrase.text).split(' '))
  return isLegible(a) && isLegible(b) && !words!.some((word) => word.length > 1 && others!.includes(word))
}
