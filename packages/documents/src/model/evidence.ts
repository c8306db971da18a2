import type { TextSource } from '@income/shared'
import type { ExtractedDocument, ExtractedField } from './document.ts'
import { fractions, type Box, type FractionBox, type Page } from './page.ts'

/** Where a value is printed: its page, and its box on the page as displayed. */
export interface Evidence {
  page: number
  box: FractionBox
}

export function evidenceAt(page: Page, box: Box): Evidence {
  return { page: page.number, box: fractions(box, page) }
}

/** A value with its printed text, if there is one, and its confidence. */
type Read = Pick<ExtractedField, 'value' | 'raw' | 'confidence'>

export function fieldAt(page: Page, box: Box, { value, raw, confidence }: Read): ExtractedField {
  return { value, raw, ...evidenceAt(page, box), confidence }
}

/** The pages of a document, and how their text was read. */
export function spanOf(pages: readonly Page[]): Pick<ExtractedDocument, 'pageStart' | 'pageEnd' | 'textSource'> {
  const numbers = pages.map(({ number }) => number)
  return { pageStart: Math.min(...numbers), pageEnd: Math.max(...numbers), textSource: textSourceOf(pages) }
}

function textSourceOf(pages: readonly Page[]): TextSource {
  const sources = new Set(pages.map(({ source }) => source))
  return sources.size > 1 ? 'mixed' : sources.has('ocr') ? 'ocr' : 'text_layer'
}
