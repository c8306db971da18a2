import { createHash } from 'node:crypto'

/** The objects of a PDF by number. */
export type Objects = Readonly<Record<number, string>>

export const stream = (contents: string) => `<</Length ${contents.length}>>\nstream\n${contents}\nendstream`

/** A page in Helvetica with a line for each text, 20 points apart. */
export function pageObjects(lines: readonly string[]): Objects {
  return {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    4: contentsOf(lines),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  }
}

export function contentsOf(lines: readonly string[]): string {
  return stream(lines.map((line, i) => `BT /F 10 Tf 72 ${700 - 20 * i} Td (${line}) Tj ET`).join('\n'))
}

/** A PDF written in one pass. */
export function written(objects: Objects, trailer = ''): Buffer {
  return appended(Buffer.from('%PDF-1.7\n'), objects, trailer)
}

/**
 * A PDF with objects saved incrementally, as editors do: after its end, with a table that refers to the previous one.
 */
export function savedOver(before: Buffer, objects: Objects): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before.toString('latin1'))![1]!
  return appended(before, objects, `/Prev ${previous}`)
}

function appended(before: Buffer, objects: Objects, trailer: string): Buffer {
  let body = ''
  let table = 'xref\n0 1\n0000000000 65535 f \n'
  for (const [number, object] of Object.entries(objects)) {
    const offset = before.length + Buffer.byteLength(body, 'latin1')
    table += `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
    body += `${number} 0 obj\n${object}\nendobj\n`
  }
  const at = before.length + Buffer.byteLength(body, 'latin1')
  const end = `trailer\n<</Size 20/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([before, Buffer.from(body + table + end, 'latin1')])
}

/** A PDF with a signature over all of it, which consists only of the digest that a signer signs. */
export function signed(lines: readonly string[]): Buffer {
  const gap = '0'.repeat(128)
  const range = (a: number, b: number, c: number) => `[0 ${[a, b, c].map((n) => String(n).padStart(6, '0')).join(' ')}]`
  const signature = (place: string, contents: string) =>
    `<</Type/Sig/SubFilter/adbe.pkcs7.detached/ByteRange${place}/Contents<${contents}>>>`
  const unsigned = written({ ...pageObjects(lines), 6: signature(range(0, 0, 0), gap) }).toString('latin1')
  const [from, to] = [unsigned.indexOf(`<${gap}>`), unsigned.indexOf(`<${gap}>`) + gap.length + 2]
  const placed = unsigned.replace(range(0, 0, 0), range(from, to, unsigned.length - to))
  const digest = createHash('sha256').update(placed.slice(0, from)).update(placed.slice(to)).digest('hex')
  const message = `06092a864886f70d01090431220420${digest}`
  return Buffer.from(placed.replace(`<${gap}>`, `<${message.padEnd(gap.length, '0')}>`), 'latin1')
}
