import { unfiltered } from './filters.ts'
import { isDictionary, Syntax, type Dictionary } from './syntax.ts'

/** Where an object is: in the file itself, or in an object stream. */
export type Place = { offset: number } | { stream: number; index: number }

export interface CrossReference {
  places: ReadonlyMap<number, Place>
  trailer: Dictionary
}

/** A section of a cross-reference. */
export interface Section {
  places: ReadonlyMap<number, Place | null>
  dictionary: Dictionary
}

const MOST_SECTIONS = 64

/**
 * The places of the objects of a PDF whose last cross-reference section is at `start` (ISO 32000-1, 7.5.4 to 7.5.8).
 * `known` are the sections that were read before; states share them.
 *
 * @throws SyntaxError if a section is malformed.
 */
export function crossReferenceOf(text: string, start: number, known: Map<number, Section>): CrossReference {
  const places = new Map<number, Place | null>()
  const waiting = [start]
  const seen = new Set<number>()
  let trailer: Dictionary | null = null
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue
    if (seen.size === MOST_SECTIONS) throw new SyntaxError('too many sections')
    seen.add(at)
    const section = known.get(at) ?? sectionAt(text, at)
    known.set(at, section)
    const { places: found, dictionary } = section
    // Newer sections are read first and take precedence.
    for (const [number, place] of found) if (!places.has(number)) places.set(number, place)
    trailer ??= dictionary
    waiting.push(
      ...[dictionary.get('XRefStm'), dictionary.get('Prev')].filter((place) => place !== undefined).map(Number),
    )
  }
  return {
    places: new Map([...places].filter((entry): entry is [number, Place] => entry[1] !== null)),
    trailer: trailer!,
  }
}

function sectionAt(text: string, at: number): Section {
  const syntax = new Syntax(text, at)
  const first = syntax.token()
  if (first === 'xref') return tableFrom(syntax)
  if (!/^\d+$/.test(first) || syntax.token() === '' || syntax.token() !== 'obj') throw new SyntaxError('no section')
  const dictionary = dictionaryFrom(syntax)
  return { places: placesIn(unfiltered(text, syntax.at, dictionary, dictionary.get('Length')), dictionary), dictionary }
}

function tableFrom(syntax: Syntax): Section {
  const places = new Map<number, Place | null>()
  for (let token = syntax.token(); token !== 'trailer'; token = syntax.token()) {
    const [first, count] = [whole(token), whole(syntax.token())]
    for (let number = first; number < first + count; number++) {
      const [offset, , kind] = [syntax.token(), syntax.token(), syntax.token()]
      places.set(number, kind === 'n' ? { offset: whole(offset) } : null)
    }
  }
  return { places, dictionary: dictionaryFrom(syntax) }
}

function dictionaryFrom(syntax: Syntax): Dictionary {
  const dictionary = syntax.value()
  if (!isDictionary(dictionary)) throw new SyntaxError('no dictionary')
  return dictionary
}

/** The entries of a cross-reference stream; `W` gives the width of their fields in bytes. */
function placesIn(data: Uint8Array, dictionary: Dictionary): Map<number, Place | null> {
  const widths = numbers(dictionary.get('W'))
  const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths
  const size = kindWidth + firstWidth + secondWidth
  if (widths.length !== 3 || size === 0) throw new SyntaxError('no widths')
  const places = new Map<number, Place | null>()
  const index = numbers(dictionary.get('Index') ?? ['0', dictionary.get('Size') ?? '0'])
  let at = 0
  for (let i = 0; i + 1 < index.length; i += 2) {
    const [from, count] = [index[i]!, index[i + 1]!]
    for (let number = from; number < from + count && at + size <= data.length; number++, at += size) {
      const kind = kindWidth === 0 ? 1 : bigEndian(data, at, kindWidth)
      const first = bigEndian(data, at + kindWidth, firstWidth)
      const second = bigEndian(data, at + kindWidth + firstWidth, secondWidth)
      places.set(number, kind === 1 ? { offset: first } : kind === 2 ? { stream: first, index: second } : null)
    }
  }
  return places
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map((one) => whole(String(one))) : []
}

function whole(token: string): number {
  if (!/^\d{1,12}$/.test(token)) throw new SyntaxError('no whole number')
  return Number(token)
}

function bigEndian(data: Uint8Array, at: number, width: number): number {
  let number = 0
  for (let i = at; i < at + width; i++) number = number * 256 + data[i]!
  return number
}
