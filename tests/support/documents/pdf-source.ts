import { constants, deflateRawSync, deflateSync } from 'node:zlib'

/** A PDF written object by object, as no library would write it. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let offset = parts[0]!.length
  for (const [i, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    offsets.push(offset)
    offset += part.length
    parts.push(part)
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\n`
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${offset}\n%%EOF\n`)])
}

/** A stream that unpacks to this many identical bytes; `twice` compresses it twice. */
export function bomb(entries: string, bytes: number, packed: 'once' | 'twice' = 'once'): Buffer {
  const once = repeated(' ', bytes)
  const data = packed === 'once' ? once : deflateSync(once, { level: 9 })
  const filter = packed === 'once' ? '/FlateDecode' : '[/FlateDecode/FlateDecode]'
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${data.length}/Filter ${filter}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}

const REPEATED = 2 ** 20
/** Of a zlib stream: deflated, at the best level. And an empty last block. */
const ZLIB_HEADER = Buffer.from([0x78, 0xda])
const LAST_BLOCK = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff])

/** This byte, that often, as a zlib stream. Its blocks are alike, so one of them is compressed and then repeated. */
function repeated(byte: string, times: number): Buffer {
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
  const block = deflateRawSync(Buffer.alloc(REPEATED, byte), options)
  const rest = deflateRawSync(Buffer.alloc(times % REPEATED, byte), options)
  const blocks = Array.from({ length: Math.floor(times / REPEATED) }, () => block)
  return Buffer.concat([ZLIB_HEADER, ...blocks, rest, LAST_BLOCK, adler32(byte, times)])
}

/** The checksum at the end of a zlib stream, for a byte that is repeated. */
function adler32(byte: string, times: number): Buffer {
  const [value, n, modulus] = [BigInt(byte.charCodeAt(0)), BigInt(times), 65_521n]
  const sum = (1n + n * value) % modulus
  const sumOfSums = (n + (value * n * (n + 1n)) / 2n) % modulus
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(Number(sumOfSums * 65_536n + sum))
  return checksum
}

/** A one-page document with these contents and resources. */
export function onePage(resources: string, contents: string | Buffer, ...more: (string | Buffer)[]): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}>>>>`,
    contents,
    ...more,
  ])
}

export function textStream(text: string): string {
  return `<</Length ${text.length}>>\nstream\n${text}\nendstream`
}
