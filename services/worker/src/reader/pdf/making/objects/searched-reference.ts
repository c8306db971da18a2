import type { CrossReference, Place } from './cross-reference.ts'
import { isDictionary, Syntax } from './syntax.ts'

const OBJECT = /(?<=[\r\n]\s*)\d{1,10}(?= \d{1,5} obj\b)/g
const MOST_OBJECTS = 100_000

/**
 * The places of the objects of a file whose own table is wrong, as of one that was edited by hand. Of an object that is there
 * several times, the last counts.
 *
 * @throws SyntaxError if there is no trailer, as in files whose objects are in streams
 */
export function searchedReference(text: string): CrossReference {
  const places = new Map<number, Place>()
  for (const { 0: number, index } of text.matchAll(OBJECT)) {
    if (places.size === MOST_OBJECTS) throw new SyntaxError('too many objects')
    places.set(Number(number), { offset: index })
  }
  const at = text.lastIndexOf('trailer')
  const trailer = at === -1 ? null : new Syntax(text, at + 'trailer'.length).value()
  if (!trailer || !isDictionary(trailer)) throw new SyntaxError('no trailer')
  return { places, trailer }
}
