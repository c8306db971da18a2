import type { Random } from '@income/samples'

/** Changes a file as damage, broken software or an attacker would. */
type Mutation = (bytes: Buffer, random: Random) => Buffer

/** Numbers that readers are known to trust. */
const SIZES = ['0', '-1', '1', '65536', '2147483647', '4294967295', '99999999999999999999', '1e309']
const FILTERS = ['/FlateDecode', '/LZWDecode', '/DCTDecode', '/JPXDecode', '/JBIG2Decode', '/CCITTFaxDecode', '/Crypt']
const OPENINGS = ['[', '<<', '(', '<</Kids[', 'q ', 'BT ']

const flipBits: Mutation = (bytes, random) => {
  const changed = Buffer.from(bytes)
  for (let left = random.int(1, 200); left > 0; left--) {
    changed[random.int(0, changed.length - 1)]! ^= 1 << random.int(0, 7)
  }
  return changed
}

const truncate: Mutation = (bytes, random) => bytes.subarray(0, random.int(1, bytes.length - 1))

const cutOut: Mutation = (bytes, random) => {
  const [from, to] = range(bytes, random)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
}

const repeat: Mutation = (bytes, random) => {
  const [from, to] = range(bytes, random)
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
}

const overwrite: Mutation = (bytes, random) => {
  const changed = Buffer.from(bytes)
  return changed.fill(random.pick([0, 0xff, 0x20, 0x5b]), ...range(bytes, random))
}

/** Offsets, sizes and counts of objects: every number in a PDF. */
const numbers: Mutation = (bytes, random) => {
  let left = random.int(1, 5)
  return rewritten(
    bytes,
    /\/(?:Length|Count|Size|Prev|First|N|W|Width|Height|Columns|Predictor|Rotate) -?\d+/g,
    (found) => (left > 0 && random.chance(0.4) ? (left--, found.replace(/-?\d+$/, random.pick(SIZES))) : found),
  )
}

const crossReferences: Mutation = (bytes, random) =>
  rewritten(bytes, /\d{10} \d{5} n|startxref\s+\d+/g, (found) =>
    random.chance(0.3) ? found.replace(/\d+/, (digits) => random.digits(digits.length)) : found,
  )

/** Objects with wrong references, including loops. */
const references: Mutation = (bytes, random) =>
  rewritten(bytes, /\d+ 0 R/g, (found) => (random.chance(0.1) ? `${random.int(0, 30)} 0 R` : found))

const filters: Mutation = (bytes, random) =>
  rewritten(bytes, /\/[A-Za-z0-9]+Decode/g, (found) => (random.chance(0.3) ? random.pick(FILTERS) : found))

const nesting: Mutation = (bytes, random) => {
  const at = random.int(0, bytes.length)
  const nest = Buffer.from(random.pick(OPENINGS).repeat(random.int(1_000, 50_000)))
  return Buffer.concat([bytes.subarray(0, at), nest, bytes.subarray(at)])
}

const ANY: readonly Mutation[] = [flipBits, truncate, cutOut, repeat, overwrite]
const OF_PDF: readonly Mutation[] = [numbers, crossReferences, references, filters, nesting]

/** One or two changes that make sense for the kind of file. */
export function mutate(bytes: Uint8Array, random: Random): Buffer {
  const file = Buffer.from(bytes)
  const mutations = file.subarray(0, 5).toString('latin1') === '%PDF-' ? [...ANY, ...OF_PDF, ...OF_PDF] : ANY
  const once = random.pick(mutations)(file, random)
  return random.chance(0.3) && once.length > 1 ? random.pick(mutations)(once, random) : once
}

/** Up to a tenth of the file. */
function range(bytes: Buffer, random: Random): [from: number, to: number] {
  const from = random.int(0, bytes.length - 1)
  return [from, Math.min(bytes.length, from + random.int(1, Math.max(1, Math.floor(bytes.length / 10))))]
}

function rewritten(bytes: Buffer, pattern: RegExp, replace: (found: string) => string): Buffer {
  return Buffer.from(bytes.toString('latin1').replace(pattern, replace), 'latin1')
}
