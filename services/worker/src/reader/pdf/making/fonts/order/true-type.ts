const UNICODE = { platform: 3, format: 4 }
/** Bytes of the head of a file, of each entry of its directory, and of each entry of its table of characters. */
const [HEAD, ENTRY, RECORD] = [12, 16, 8]
const MOST_TABLES = 64
const LARGEST = 0xffff

/** The numbers of the letters in a TrueType font by their characters, in its table for Windows; null if it has none. `file` has a character for each byte. */
export function lettersInTrueType(file: string): Map<number, number> | null {
  const bytes = Buffer.from(file, 'latin1')
  try {
    const table = tableOf(bytes)
    return table === null ? null : lettersIn(bytes.subarray(table))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function tableOf(bytes: Buffer): number | null {
  const tables = Math.min(MOST_TABLES, bytes.readUInt16BE(4))
  for (let at = HEAD; at < HEAD + tables * ENTRY; at += ENTRY) {
    if (bytes.toString('latin1', at, at + 4) === 'cmap') return windowsTableOf(bytes, bytes.readUInt32BE(at + 8))
  }
  return null
}

function windowsTableOf(bytes: Buffer, cmap: number): number | null {
  const records = Math.min(MOST_TABLES, bytes.readUInt16BE(cmap + 2))
  for (let at = cmap + 4; at < cmap + 4 + records * RECORD; at += RECORD) {
    const table = cmap + bytes.readUInt32BE(at + 4)
    if (bytes.readUInt16BE(at) === UNICODE.platform && bytes.readUInt16BE(table) === UNICODE.format) return table
  }
  return null
}

/** Format 4 (OpenType, cmap): ends, starts, deltas and offsets of segments of characters. */
function lettersIn(table: Buffer): Map<number, number> {
  const size = table.readUInt16BE(6)
  const [ends, starts] = [14, 16 + size]
  const letters = new Map<number, number>()
  for (let segment = 0; segment < size; segment += 2) {
    const [first, last] = [table.readUInt16BE(starts + segment), table.readUInt16BE(ends + segment)]
    const delta = table.readUInt16BE(starts + size + segment)
    const place = starts + 2 * size + segment
    const offset = table.readUInt16BE(place)
    for (let character = first; character <= last && character < LARGEST; character++) {
      const number = offset === 0 ? character : table.readUInt16BE(place + offset + 2 * (character - first))
      if (number > 0) letters.set(character, (number + delta) & LARGEST)
    }
  }
  return letters
}
