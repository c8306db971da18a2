import type { FileErrorCode } from '@income/shared'
import { onePage, textStream } from '../../support/documents/pdf-source.ts'

/** A file that ends its reader, and how it must end itself. */
export interface Poison {
  /** How it ends its reader; a cause from the worker's metrics. */
  cause: 'crash' | 'deadline' | 'memory'
  bytes: Buffer
  code: FileErrorCode
}

/** They do the same to any program that draws them. */
export const POISONS: readonly Poison[] = [
  // No document is known to crash a reader by itself, so the test crashes any reader that draws this one. It stays open
  // while drawn because it is large.
  { cause: 'crash', bytes: tangledOutlines(60, 10_000_000), code: 'extraction_failed' },
  { cause: 'deadline', bytes: tangledOutlines(60), code: 'processing_timeout' },
  { cause: 'memory', bytes: formsInForms(), code: 'extraction_failed' },
]

/** Areas whose outlines cross each other ten thousand times: seconds of drawing for each. `unused` bytes are added. */
function tangledOutlines(count: number, unused = 0): Buffer {
  const corners = Array.from({ length: 10_000 }, (_, i) => `${(i * 7919) % 612} ${(i * 104_729) % 792} l`)
  const area = `0 0 m ${corners.join(' ')} f*\n`
  return onePage('', textStream(area.repeat(count)), textStream(' '.repeat(unused)))
}

/** A form that draws another ten times, which draws another ten times: a billion drawings in nine forms. */
function formsInForms(): Buffer {
  const nested = Array.from({ length: 9 }, (_, i) =>
    form('/X Do '.repeat(10), `/Resources<</XObject<</X ${6 + i} 0 R>>>>`),
  )
  return onePage('/XObject<</X 5 0 R>>', textStream('/X Do'), ...nested, form('0 0 1 1 re f'))
}

function form(contents: string, entries = ''): string {
  const head = `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]${entries}`
  return `${head}/Length ${contents.length}>>\nstream\n${contents}\nendstream`
}
