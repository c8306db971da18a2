import sharp from 'sharp'
import type { FileErrorCode } from '@income/shared'
import { EVERY_CASE, FULL_LENGTH } from '../../support/measures/length.ts'
import { bomb, onePage, pdfOf, textStream } from '../../support/documents/pdf-source.ts'

export interface Oversized {
  what: string
  name: string
  bytes: Uint8Array
  /** Any of these outcomes is right. */
  codes: readonly FileErrorCode[]
}

const GIGABYTE = 2 ** 30
const NOTHING_IN_IT: readonly FileErrorCode[] = ['empty_document', 'unsupported_document', 'extraction_failed']
const BROKEN: readonly FileErrorCode[] = ['corrupt_file', ...NOTHING_IN_IT]

/** Small files that demand a great deal. */
export async function bombs(): Promise<Oversized[]> {
  return [
    pdf('a page whose contents unpack to a gigabyte', onePage('', bomb('', GIGABYTE)), NOTHING_IN_IT),
    // The same limit ends it as the previous one.
    ...(FULL_LENGTH
      ? [pdf('contents that unpack twice', onePage('', bomb('', GIGABYTE, 'twice')), NOTHING_IN_IT)]
      : []),
    pdf(
      'an image of 30,000 by 30,000 pixels',
      onePage(
        '/XObject<</I 5 0 R>>',
        textStream('612 0 0 792 0 0 cm /I Do'),
        bomb('/Type/XObject/Subtype/Image/Width 30000/Height 30000/ColorSpace/DeviceGray/BitsPerComponent 8', 9e8),
      ),
      NOTHING_IN_IT,
    ),
    pdf('forms that draw themselves', onePage('/XObject<</X 5 0 R>>', textStream('/X Do'), selfDrawing()), BROKEN),
    pdf('a page tree that leads back to itself', pageTree('<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>'), BROKEN),
    pdf(
      'a page tree that claims two thousand million pages',
      pageTree(`<</Type/Pages/Kids[]/Count ${2 ** 31 - 1}>>`),
      BROKEN,
    ),
    pdf('page trees 20,000 deep', deepTree(20_000), BROKEN),
    pdf('a page of 200 inches a side with UserUnit 1000', hugePage(), NOTHING_IN_IT),
    ...(EVERY_CASE ? await slowBombs() : []),
  ]
}

/** Those that take long to make or to give up. */
async function slowBombs(): Promise<Oversized[]> {
  const helvetica = '/Font<</F 5 0 R>>'
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  return [
    pdf(
      'a million pieces of text on a page',
      onePage(helvetica, textStream(`BT /F 9 Tf ${'(1.00) Tj 1 0 Td '.repeat(1_000_000)} ET`), font),
      NOTHING_IN_IT,
    ),
    {
      what: 'a PNG of 196 megapixels',
      name: 'white.png',
      bytes: await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
      codes: ['extraction_failed'],
    },
  ]
}

function pdf(what: string, bytes: Buffer, codes: readonly FileErrorCode[]): Oversized {
  return { what, name: 'file.pdf', bytes, codes }
}

function pageTree(pages: string): Buffer {
  return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', pages])
}

function deepTree(depth: number): Buffer {
  const level = (i: number) => `<</Type/Pages/Kids[${i + 1} 0 R]/Count 1>>`
  const levels = Array.from({ length: depth }, (_, i) => level(i + 2))
  return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', ...levels, '<</Type/Page/MediaBox[0 0 612 792]>>'])
}

function selfDrawing(): string {
  const stream = '/X Do /X Do'
  return `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</XObject<</X 5 0 R>>>>/Length ${stream.length}>>\nstream\n${stream}\nendstream`
}

function hugePage(): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 14400 14400]/UserUnit 1000/Contents 4 0 R/Resources<<>>>>',
    textStream('100 100 5000 5000 re f'),
  ])
}
