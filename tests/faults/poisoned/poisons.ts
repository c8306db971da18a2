import type { FileErrorCode } from '@income/shared'
import { onePage, pdfOf, textStream } from '../../support/pdf-source.ts'

/** A file that ends whoever reads it, and how it must end itself. */
export interface Poison {
  /** What becomes of its reader; a cause as the worker's metrics name it. */
  cause: 'crash' | 'deadline' | 'memory'
  bytes: Buffer
  code: FileErrorCode
}

/** What they do, they do to any program that draws them. */
export const POISONS: readonly Poison[] = [
  // No document is known that crashes a reader by itself: the test does so to whoever draws this one, which stays open
  // while it is drawn because it is large.
  { cause: 'crash', bytes: layersOverLayers(40_000, 10_000_000), code: 'extraction_failed' },
  { cause: 'deadline', bytes: layersOverLayers(40_000), code: 'processing_timeout' },
  { cause: 'memory', bytes: formsInForms(), code: 'extraction_failed' },
]

/** See-through layers as large as a large page, each to be mixed with all below it: minutes of drawing. `unused` bytes lie beside. */
function layersOverLayers(count: number, unused = 0): Buffer {
  const side = 1_100
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${side} ${side}]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>/ExtGState<</G 6 0 R>>>>>>`,
    textStream(`/G gs ${'/X Do '.repeat(count)}`),
    form(`0.5 g 0 0 ${side} ${side} re f`, `/BBox[0 0 ${side} ${side}]/Group<</S/Transparency/I true>>`),
    '<</BM/Multiply/ca 0.5>>',
    textStream(' '.repeat(unused)),
  ])
}

/** A form that draws another ten times, which draws another ten times: a thousand million drawings in nine forms. */
function formsInForms(): Buffer {
  const nested = Array.from({ length: 9 }, (_, i) =>
    form('/X Do '.repeat(10), `/BBox[0 0 612 792]/Resources<</XObject<</X ${6 + i} 0 R>>>>`),
  )
  return onePage('/XObject<</X 5 0 R>>', textStream('/X Do'), ...nested, form('0 0 1 1 re f', '/BBox[0 0 612 792]'))
}

function form(contents: string, entries: string): string {
  return `<</Type/XObject/Subtype/Form${entries}/Length ${contents.length}>>\nstream\n${contents}\nendstream`
}
