import { createHash } from 'node:crypto'
import { crossReferenceOf, type CrossReference, type Place, type Section } from './cross-reference.ts'
import { searchedReference } from './searched-reference.ts'
import { rangeOf, unfiltered } from './filters.ts'
import { isDictionary, Reference, Syntax, type Dictionary, type Value } from './syntax.ts'

/** An object, and a digest of its bytes if it is a stream. */
export interface PdfObject {
  value: Value
  /** Made when it is asked for: pictures are long. */
  readonly digest: string | null
}

/** A dictionary with its place in the file. */
export interface StoredDictionary {
  from: number
  to: number
  dictionary: Dictionary
}

const NOTHING: PdfObject = { value: 'null', digest: null }
const MOST_STEPS = 32

/** The text of a PDF with the objects parsed so far. The states of a file share the objects that were not saved again. */
export class ReadObjects {
  readonly text: string
  /** The pictures and pages among the parsed objects, except those in streams of objects. */
  readonly pictures: StoredDictionary[] = []
  readonly pages: StoredDictionary[] = []
  /** The sections of the cross-reference by their offsets. */
  readonly sections = new Map<number, Section>()
  readonly #at = new Map<number, PdfObject>()
  readonly #streams = new Map<number, Value[]>()

  constructor(bytes: Buffer) {
    // Offsets count from the header.
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new SyntaxError('no header')
    this.text = bytes.toString('latin1')
  }

  /** The object by its number at an offset. */
  at(offset: number, number: number, lengthOf: (length: Value | undefined) => Value | undefined): PdfObject {
    const known = this.#at.get(offset)
    if (known) return known
    const syntax = this.#opened(offset, number)
    const from = syntax.at
    const value = syntax.value()
    if (isDictionary(value)) {
      const stored = { from, to: syntax.at, dictionary: value }
      if (value.get('Subtype') === '/Image') this.pictures.push(stored)
      if (value.get('Type') === '/Page') this.pages.push(stored)
    }
    const digest = this.#digestOf(syntax.at, value, lengthOf)
    const object: PdfObject = {
      value,
      get digest() {
        return digest()
      },
    }
    this.#at.set(offset, object)
    return object
  }

  /** The objects in a stream of objects. */
  stream(offset: number, number: number, lengthOf: (length: Value | undefined) => Value | undefined): Value[] {
    const known = this.#streams.get(offset)
    if (known) return known
    const { dictionary, text } = this.contents(offset, number, lengthOf)
    const values = valuesIn(text, Number(dictionary.get('N')), Number(dictionary.get('First')))
    this.#streams.set(offset, values)
    return values
  }

  /** A stream with its decoded contents, one character a byte. */
  contents(
    offset: number,
    number: number,
    lengthOf: (length: Value | undefined) => Value | undefined,
  ): { dictionary: Dictionary; text: string } {
    const syntax = this.#opened(offset, number)
    const dictionary = syntax.value()
    if (!isDictionary(dictionary)) throw new SyntaxError('no stream')
    const length = lengthOf(dictionary.get('Length'))
    const text = Buffer.from(unfiltered(this.text, syntax.at, dictionary, length)).toString('latin1')
    return { dictionary, text }
  }

  #opened(offset: number, number: number): Syntax {
    const syntax = new Syntax(this.text, offset)
    const [found, , keyword] = [syntax.token(), syntax.token(), syntax.token()]
    if (Number(found) !== number || keyword !== 'obj') throw new SyntaxError('another object')
    return syntax
  }

  #digestOf(
    end: number,
    value: Value,
    lengthOf: (length: Value | undefined) => Value | undefined,
  ): () => string | null {
    if (!isDictionary(value) || new Syntax(this.text, end).token() !== 'stream') return () => null
    const range = rangeOf(this.text, end, lengthOf(value.get('Length')))
    return once(() =>
      createHash('sha256')
        .update(this.text.slice(...range), 'latin1')
        .digest('base64'),
    )
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}

function valuesIn(text: string, count: number, first: number): Value[] {
  const head = new Syntax(text, 0)
  const values: Value[] = []
  for (let i = 0; i < count; i++) {
    head.token()
    values.push(new Syntax(text, first + Number(head.token())).value())
  }
  return values
}

function referenceAt(read: ReadObjects, end: number): CrossReference {
  const said = /^startxref\s+(\d{1,12})/.exec(read.text.slice(read.text.lastIndexOf('startxref', end), end))?.[1]
  return crossReferenceOf(read.text, Number(said), read.sections)
}

/** The objects of the state of a PDF that ends at `end`. Its methods throw if the file is malformed. */
export class PdfObjects {
  readonly #read: ReadObjects
  readonly #places: ReadonlyMap<number, Place>
  readonly root: Value | undefined
  #reached = new Set<number>()

  /** @param end `null` if the table is wrong, and the objects are searched */
  constructor(read: ReadObjects, end: number | null) {
    const { places, trailer } = end === null ? searchedReference(read.text) : referenceAt(read, end)
    this.#read = read
    this.#places = places
    this.root = trailer.get('Root')
  }

  object(number: number): PdfObject {
    this.#reached.add(number)
    const place = this.#places.get(number)
    if (!place) return NOTHING
    if ('offset' in place) return this.#read.at(place.offset, number, this.resolved)
    const stream = this.#places.get(place.stream)
    if (!stream || !('offset' in stream)) throw new SyntaxError('no stream of objects')
    const value = this.#read.stream(stream.offset, place.stream, this.resolved)[place.index]
    return { value: value ?? 'null', digest: null }
  }

  /** The numbers of the objects that something reaches. */
  reachedBy(something: () => void): ReadonlySet<number> {
    const reached = (this.#reached = new Set())
    something()
    return reached
  }

  /** Whether objects are at the same places in another state. */
  hasLike(other: PdfObjects, numbers: ReadonlySet<number>): boolean {
    for (const number of numbers) if (!this.#isWhereIn(other, number)) return false
    return true
  }

  #isWhereIn(other: PdfObjects, number: number): boolean {
    const [here, there] = [this.#places.get(number), other.#places.get(number)]
    if (!here || !there) return here === there
    if ('offset' in here) return 'offset' in there && here.offset === there.offset
    const isAlike = 'stream' in there && here.stream === there.stream && here.index === there.index
    return isAlike && this.#offsetOf(here.stream) === other.#offsetOf(here.stream)
  }

  #offsetOf(number: number): number | null {
    const place = this.#places.get(number)
    return place && 'offset' in place ? place.offset : null
  }

  /** The decoded contents of a stream that is referred to. */
  contents({ number }: Reference): string {
    const place = this.#places.get(number)
    if (!place || !('offset' in place)) throw new SyntaxError('no stream')
    return this.#read.contents(place.offset, number, this.resolved).text
  }

  /** The target of a reference; any other value is returned as it is. */
  readonly resolved = (value: Value | undefined): Value | undefined => {
    let found = value
    for (let step = 0; found instanceof Reference; step++) {
      if (step === MOST_STEPS) throw new SyntaxError('references in a circle')
      found = this.object(found.number).value
    }
    return found
  }

  dictionary(value: Value | undefined): Dictionary | null {
    const found = this.resolved(value)
    return isDictionary(found) ? found : null
  }

  list(value: Value | undefined): readonly Value[] {
    const found = this.resolved(value)
    return Array.isArray(found) ? (found as Value[]) : []
  }
}
