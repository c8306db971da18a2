import type { Signal } from '../../api/types.ts'
import { words } from '../../ui/text/words.ts'
import { boxOf, type Place } from './figure.ts'

/** The places of a signal that can be shown on a page. */
export function placesOf(signal: Signal): Place[] {
  return signal.evidence.map((_, index) => placeOf(signal, index)).filter((place) => place !== null)
}

/** The place of one piece of a signal's evidence; null if it has no place on a page. */
export function placeOf({ id, code, evidence }: Signal, index: number): Place | null {
  const { page, box, detail, before } = evidence[index]!
  if (page === null || box === null) return null
  const place = { key: `signal:${id}:${index}`, label: words(code), value: detail, page, box: boxOf(box) }
  return before === undefined ? place : { ...place, before }
}
