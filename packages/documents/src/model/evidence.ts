import type { TextSource } from '@income/shared'
import type { ExtractedDocument, ExtractedField } from './document.ts'
import { fractions, type Box, type FractionBox, type Page } from './page.ts'

/** Where a value stands: its page, and the box around it on the page as displayed. */
export interface Evidence {
  page: number
  box: FractionBox
}

export function evidenceAt(page: Page, box: Box): Evidence {
  return { page: page.number, box: fractions(box, page) }
}

/** A value as it was read: its text as printed, where that stands, and how sure it is. */
type Read = Pick<ExtractedField, 'value' | 'raw' | 'confidence'>

export function fieldAt(page: Page, box: Box, { value, raw, confidence }: Read): ExtractedField {
  return { value, raw, ...evidenceAt(page, box), confidence }
}

/** The pages a document stands on, and how their text was read. */
export function spanOf(pages: readonly Page[]): Pick<ExtractedDocument, 'pageStart' | 'pageEnd' | 'textSource'> {
  const numbers = pages.map(({ number }) => number)
  return { pageStart: Math.min(...numbers), pageEnd: Math.max(...numbers), textSource: textSourceOf(pages) }
}

function textSourceOf(pages: readonly Page[]): TextSource {
  const sources = new Set(pages.map(({ source }) => source))
  return sources.size > 1 ? 'mixed' : sources.has('ocr') ? 'ocr' : 'text_layer'
}
