/** What the EXIF data of a picture say of its making; null where they do not say. */
export interface Exif {
  software: string | null
  /** Milliseconds since 1970, as if clocks showed UTC: when it was taken, and when it was last changed. */
  taken: number | null
  changed: number | null
}

const NOTHING: Exif = { software: null, taken: null, changed: null }

/** Tags by their numbers (CIPA DC-008, "Exif"). */
const SOFTWARE = 0x0131
const CHANGED = 0x0132
const EXIF_DIRECTORY = 0x8769
const TAKEN = 0x9003

const TEXT = 2
const ENTRY_BYTES = 12
/** More entries than a directory has. */
const MOST_ENTRIES = 200
const LONGEST = 200

/** A TIFF structure behind the six bytes "Exif\0\0", which some leave out; what is damaged in it says nothing. */
export function readExif(segment: Buffer | undefined): Exif {
  if (!segment) return NOTHING
  const tiff = segment.subarray(segment.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return NOTHING
  const numbers = new Numbers(tiff, order)
  const image = directoryAt(numbers, numbers.long(4))
  const pointer = image.get(EXIF_DIRECTORY)
  const own = pointer === undefined ? image : directoryAt(numbers, numbers.long(pointer + 8))
  return {
    software: textOf(numbers, image.get(SOFTWARE)),
    taken: momentOf(textOf(numbers, own.get(TAKEN))),
    changed: momentOf(textOf(numbers, image.get(CHANGED))),
  }
}

/** The numbers of a TIFF structure in its order of bytes; 0 beyond its end, which is no tag, no text and no place. */
class Numbers {
  readonly bytes: Buffer
  readonly #little: boolean

  constructor(bytes: Buffer, order: 'II' | 'MM') {
    this.bytes = bytes
    this.#little = order === 'II'
  }

  short(at: number): number {
    if (at + 2 > this.bytes.length) return 0
    return this.#little ? this.bytes.readUInt16LE(at) : this.bytes.readUInt16BE(at)
  }

  long(at: number): number {
    if (at + 4 > this.bytes.length) return 0
    return this.#little ? this.bytes.readUInt32LE(at) : this.bytes.readUInt32BE(at)
  }
}

/** Where the entries of a directory stand, by their tags. */
function directoryAt(numbers: Numbers, at: number): Map<number, number> {
  const count = Math.min(numbers.short(at), MOST_ENTRIES)
  const places = Array.from({ length: count }, (_, i) => at + 2 + i * ENTRY_BYTES)
  const whole = places.filter((place) => place + ENTRY_BYTES <= numbers.bytes.length)
  return new Map(whole.map((place) => [numbers.short(place), place]))
}

function textOf(numbers: Numbers, place: number | undefined): string | null {
  if (place === undefined || numbers.short(place + 2) !== TEXT) return null
  const length = numbers.long(place + 4)
  const start = length <= 4 ? place + 8 : numbers.long(place + 8)
  const text = numbers.bytes.toString('latin1', start, start + Math.min(length, LONGEST))
  return text.replace(/\0.*$/s, '').trim() || null
}

/** Of "2026:01:31 10:30:00". */
function momentOf(text: string | null): number | null {
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(text ?? '') ?? []
  const moment = Date.parse(`${date?.replaceAll(':', '-')}T${time}Z`)
  return Number.isNaN(moment) ? null : moment
}
