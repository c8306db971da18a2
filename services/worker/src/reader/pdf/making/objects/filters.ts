import { inflateSync } from 'node:zlib'
import { isDictionary, type Dictionary, type Value } from './syntax.ts'

/** The most bytes that a stream may inflate to. */
const MOST = 64_000_000
/** The PNG row filters (RFC 2083, section 6) that programs use for tables. */
const [NONE, UP] = [0, 2]

/**
 * The range of a stream's bytes; its dictionary ends at `end`.
 *
 * @throws SyntaxError if `length` is not that of the stream.
 */
export function rangeOf(text: string, end: number, length: Value | undefined): [from: number, to: number] {
  const keyword = /[\0\t\n\f\r ]*stream(\r\n|\n|\r)/y
  keyword.lastIndex = end
  if (!keyword.test(text) || typeof length !== 'string') throw new SyntaxError('no stream')
  const [from, to] = [keyword.lastIndex, keyword.lastIndex + Number(length)]
  const closing = /[\0\t\n\f\r ]*endstream/y
  closing.lastIndex = to
  if (!(to >= from) || !closing.test(text)) throw new SyntaxError('a stream of another length')
  return [from, to]
}

/**
 * The inflated bytes of a stream.
 *
 * @throws SyntaxError if they are encoded by another filter or predictor.
 */
export function unfiltered(text: string, end: number, dictionary: Dictionary, length: Value | undefined): Uint8Array {
  const bytes = Buffer.from(text.slice(...rangeOf(text, end, length)), 'latin1')
  const filter = only(dictionary.get('Filter'))
  if (filter === undefined) return bytes
  if (filter !== '/FlateDecode') throw new SyntaxError('another filter')
  const inflated = inflateSync(bytes, { maxOutputLength: MOST })
  const parameters = only(dictionary.get('DecodeParms'))
  if (!isDictionary(parameters)) return inflated
  const predictor = Number(parameters.get('Predictor') ?? 1)
  if (predictor === 1) return inflated
  if (predictor < 10) throw new SyntaxError('another predictor')
  return withoutPredictor(inflated, Number(parameters.get('Columns') ?? 1))
}

function only(value: Value | undefined): Value | undefined {
  return Array.isArray(value) && value.length < 2 ? (value as Value[])[0] : value
}

function withoutPredictor(rows: Uint8Array, columns: number): Uint8Array {
  const count = Math.floor(rows.length / (columns + 1))
  const data = new Uint8Array(count * columns)
  for (let row = 0; row < count; row++) {
    const from = row * (columns + 1)
    const filter = rows[from]
    if (filter !== NONE && filter !== UP) throw new SyntaxError('another predictor')
    for (let i = 0; i < columns; i++) {
      const above = filter === UP && row > 0 ? data[(row - 1) * columns + i]! : 0
      data[row * columns + i] = rows[from + 1 + i]! + above
    }
  }
  return data
}
