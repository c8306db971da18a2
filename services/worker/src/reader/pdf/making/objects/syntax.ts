/** The number of an object that is referred to. */
export class Reference {
  readonly number: number

  constructor(number: number) {
    this.number = number
  }
}

export type Dictionary = ReadonlyMap<string, Value>

/** A value of a PDF (ISO 32000-1, 7.3). Names, numbers and strings are as they are written. */
export type Value = string | Reference | Dictionary | readonly Value[]

export function isDictionary(value: Value | undefined): value is Dictionary {
  return value instanceof Map
}

/** Values in values: more than programs write, and fewer than the stack holds. */
const DEEPEST = 60
const SPACE = '[\\0\\t\\n\\f\\r ]'
const TOKEN = new RegExp(
  `(?:${SPACE}|%[^\\r\\n]*)*(<<|>>|[[\\](]|<[\\da-fA-F\\0\\t\\n\\f\\r ]*>|/?[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]+|/)`,
  'y',
)
const REST_OF_REFERENCE = new RegExp(`${SPACE}+\\d+${SPACE}+R(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`, 'y')
const PAREN = /\\[^]|[()]/g
const INTEGER = /^\d{1,10}$/

/** Reads values out of the text of a PDF, one character a byte, from a place on. Throws where there are none. */
export class Syntax {
  readonly #text: string
  /** Where what was read ends. */
  at: number

  constructor(text: string, at: number) {
    this.#text = text
    this.at = at
  }

  token(): string {
    TOKEN.lastIndex = this.at
    const found = TOKEN.exec(this.#text)
    if (!found) throw new SyntaxError('no value')
    this.at = TOKEN.lastIndex
    return found[1] === '(' ? this.#string() : found[1]!
  }

  value(depth = 0): Value {
    return this.#valueOf(this.token(), depth)
  }

  #valueOf(token: string, depth: number): Value {
    if (depth > DEEPEST) throw new SyntaxError('values too deep in values')
    if (token === '<<') return this.#dictionary(depth + 1)
    if (token === '[') return this.#list(depth + 1)
    if (token === '>>' || token === ']') throw new SyntaxError('an end without a beginning')
    REST_OF_REFERENCE.lastIndex = this.at
    if (!INTEGER.test(token) || !REST_OF_REFERENCE.test(this.#text)) return token
    this.at = REST_OF_REFERENCE.lastIndex
    return new Reference(Number(token))
  }

  #dictionary(depth: number): Dictionary {
    const entries = new Map<string, Value>()
    for (let key = this.token(); key !== '>>'; key = this.token()) entries.set(nameOf(key), this.value(depth))
    return entries
  }

  #list(depth: number): Value[] {
    const values: Value[] = []
    for (let token = this.token(); token !== ']'; token = this.token()) values.push(this.#valueOf(token, depth))
    return values
  }

  /** The rest of a string in parentheses, which may hold others. */
  #string(): string {
    const begun = this.at - 1
    PAREN.lastIndex = this.at
    for (let open = 1; open > 0;) {
      const found = PAREN.exec(this.#text)?.[0]
      if (found === undefined) throw new SyntaxError('a string without an end')
      open += found === '(' ? 1 : found === ')' ? -1 : 0
    }
    this.at = PAREN.lastIndex
    return this.#text.slice(begun, this.at)
  }
}

/** A name with its escaped characters decoded: "/Pa#67es" is "Pages" (ISO 32000-1, 7.3.5). */
export function nameOf(token: string): string {
  return token.slice(1).replace(/#([\da-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
