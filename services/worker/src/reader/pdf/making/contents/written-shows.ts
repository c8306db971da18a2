/** How a text operator of a page's contents is written (ISO 32000-1, 9.4.3). */
export interface WrittenShow {
  /** Whether its text is in an array, and whether the array moves letters. */
  array: 'none' | 'still' | 'moving'
  /** Whether letters of an array follow each other in strings of their own, without being moved. */
  parted: boolean
  /** Whether two numbers of an array follow each other, with no string between them. */
  numbersMeet: boolean
  /** Whether the strings of an array that moves its letters have one letter each, or some have more; null for other text. */
  letters: 'apart' | 'together' | null
  /** How its strings are written; null if there are none or if they differ. */
  form: 'literal' | 'hex' | null
  /** Whether its strings are in hexadecimal digits although they could be written as letters. */
  readable: boolean
  /** The case of its hexadecimal digits; null if it has none above 9, or both. */
  digits: 'upper' | 'lower' | null
  /** The bytes of its text. */
  bytes: number
  /** Whether nothing is between it and the operator before it that shows text. */
  continues: boolean
}

const SPACE = 0x20
const [DOUBLE_QUOTE, QUOTE, PERCENT, OPEN, CLOSE, SLASH] = [0x22, 0x27, 0x25, 0x28, 0x29, 0x2f]
const [LESS, MORE, LEFT, BACKSLASH, RIGHT, BRACE, UNBRACE] = [0x3c, 0x3e, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d]
const [ZERO, NINE, UPPER_A, UPPER_F, LOWER_A, LOWER_F] = [0x30, 0x39, 0x41, 0x46, 0x61, 0x66]
const DELETE = 0x7f
const SHOWS = new Set(['Tj', 'TJ'])
/** These begin a line. */
const SHOWS_ON_NEXT_LINE = new Set(["'", '"'])
const END_OF_IMAGE = /\sEI(?![^\s])/g
const END_OF_LINE = /[\r\n]/g
const DELIMITERS = [PERCENT, OPEN, CLOSE, SLASH, LESS, MORE, LEFT, RIGHT, BRACE, UNBRACE]
/** Fewer strings do not show how an array is written. */
const FEWEST = 3
/** The bytes of a letter, at most. */
const LONGEST_CODE = 2
/** Whether a byte ends a word. */
const ENDS_WORD = Uint8Array.from({ length: 256 }, (_, code) => (code <= SPACE || DELIMITERS.includes(code) ? 1 : 0))

/** The text operators of a page's contents, in their order. */
export function writtenShows(contents: string): WrittenShow[] {
  return new Scan(contents).run()
}

/** Letters that stand for themselves in a string in parentheses. */
function isPlain(byte: number): boolean {
  return byte >= SPACE && byte < DELETE && byte !== OPEN && byte !== CLOSE && byte !== BACKSLASH
}

class Scan {
  readonly #text: string
  readonly #shows: WrittenShow[] = []
  #at = 0
  #operand = new Operand()
  /** Whether nothing followed the last operator that shows text. */
  #continues = false

  constructor(text: string) {
    this.#text = text
  }

  run(): WrittenShow[] {
    while (this.#at < this.#text.length) this.#step(this.#text.charCodeAt(this.#at))
    return this.#shows
  }

  #step(code: number): void {
    if (code <= SPACE) this.#at++
    else if (code === OPEN) this.#operand.literal(this.#literal())
    else if (code === LESS) this.#hex()
    else if (ENDS_WORD[code] === 1) this.#delimiter(code)
    else this.#word(code)
  }

  #delimiter(code: number): void {
    this.#at++
    if (code === LEFT) this.#operand = new Operand('still')
    else if (code === PERCENT) this.#at = this.#after(END_OF_LINE)
    else if (code === SLASH) this.#at = this.#endOfWord()
  }

  /** Skips a string in parentheses; returns its length. */
  #literal(): number {
    const from = ++this.#at
    for (let depth = 1; depth > 0 && this.#at < this.#text.length; this.#at++) {
      const code = this.#text.charCodeAt(this.#at)
      if (code === BACKSLASH) this.#at++
      else if (code === OPEN) depth++
      else if (code === CLOSE) depth--
    }
    return this.#at - 1 - from
  }

  #hex(): void {
    if (this.#text.charCodeAt(++this.#at) === LESS) {
      this.#at++
      return
    }
    const end = this.#text.indexOf('>', this.#at)
    const to = end === -1 ? this.#text.length : end
    this.#operand.hex(this.#text, this.#at, to)
    this.#at = to + 1
  }

  #word(first: number): void {
    const from = this.#at
    this.#at = this.#endOfWord()
    if (first <= NINE && first !== QUOTE && first !== DOUBLE_QUOTE) {
      this.#operand.number()
      return
    }
    const word = this.#text.slice(from, this.#at)
    const isOnNextLine = SHOWS_ON_NEXT_LINE.has(word)
    if (isOnNextLine || SHOWS.has(word)) {
      this.#shows.push(this.#operand.shown(this.#continues && !isOnNextLine))
      this.#continues = true
    } else this.#continues = false
    this.#operand = new Operand()
    if (word === 'BI') this.#at = this.#after(END_OF_IMAGE)
  }

  #endOfWord(): number {
    let at = this.#at
    while (at < this.#text.length && ENDS_WORD[this.#text.charCodeAt(at)] !== 1) at++
    return at
  }

  #after(end: RegExp): number {
    end.lastIndex = this.#at
    return end.test(this.#text) ? end.lastIndex : this.#text.length
  }
}

/** The text that an operator shows, as it is written. */
class Operand {
  #array: WrittenShow['array']
  #parted = false
  #numbersMeet = false
  #after: 'string' | 'number' | null = null
  #strings = 0
  #shortest = Infinity
  #longest = 0
  #literals = 0
  #hexes = 0
  #upper = false
  #lower = false
  #plain = true
  #bytes = 0

  constructor(array: WrittenShow['array'] = 'none') {
    this.#array = array
  }

  literal(bytes: number): void {
    this.#literals++
    this.#string(bytes)
  }

  hex(text: string, from: number, to: number): void {
    this.#hexes++
    let [digits, byte] = [0, 0]
    for (let at = from; at < to; at++) {
      const digit = this.#digit(text.charCodeAt(at))
      if (digit === null) continue
      byte = byte * 16 + digit
      if (++digits % 2 > 0) continue
      this.#plain &&= isPlain(byte)
      byte = 0
    }
    this.#string(digits >> 1)
  }

  number(): void {
    if (this.#array === 'none') return
    this.#array = 'moving'
    this.#numbersMeet ||= this.#after === 'number'
    this.#after = 'number'
  }

  shown(continues: boolean): WrittenShow {
    const form = this.#literals > 0 ? 'literal' : 'hex'
    const isMixed = this.#literals > 0 === this.#hexes > 0
    return {
      array: this.#array,
      parted: this.#parted,
      numbersMeet: this.#numbersMeet,
      letters: this.#letters(),
      form: isMixed ? null : form,
      readable: this.#hexes > 0 && this.#plain && this.#bytes > 0,
      digits: this.#upper === this.#lower ? null : this.#upper ? 'upper' : 'lower',
      bytes: this.#bytes,
      continues,
    }
  }

  #letters(): WrittenShow['letters'] {
    if (this.#array !== 'moving' || this.#strings < FEWEST || this.#shortest > LONGEST_CODE) return null
    return this.#longest === this.#shortest ? 'apart' : 'together'
  }

  #string(bytes: number): void {
    if (bytes > 0) {
      this.#strings++
      this.#shortest = Math.min(this.#shortest, bytes)
      this.#longest = Math.max(this.#longest, bytes)
    }
    this.#parted ||= this.#after === 'string'
    this.#after = this.#array === 'none' ? null : 'string'
    this.#bytes += bytes
  }

  #digit(code: number): number | null {
    if (code >= ZERO && code <= NINE) return code - ZERO
    if (code >= UPPER_A && code <= UPPER_F) {
      this.#upper = true
      return code - UPPER_A + 10
    }
    if (code < LOWER_A || code > LOWER_F) return null
    this.#lower = true
    return code - LOWER_A + 10
  }
}
