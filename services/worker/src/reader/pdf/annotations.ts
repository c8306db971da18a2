import type { Box } from '@income/documents'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { displayed } from './displayed.ts'

/** The used properties of a pdf.js annotation. */
export interface Annotation {
  id: string
  subtype: string
  rect: number[]
  annotationFlags?: number
  hasAppearance?: boolean
  fieldName?: string
  fieldType?: string
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string
  /** What is typed in a note, line by line. */
  textContent?: readonly string[]
}

/** Flags of annotations not shown on a screen (ISO 32000-1, table 165): hidden, and no view. */
const UNSEEN = 2 | 32

/** Drawn by no viewer, or only as a frame. */
const UNDRAWN = new Set(['Link', 'Popup'])

/** The visible annotations. */
export async function annotationsOf(page: PDFPageProxy): Promise<Annotation[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  return annotations.filter(({ annotationFlags = 0, rect }) => (annotationFlags & UNSEEN) === 0 && isOn(page, rect))
}

export function isField({ subtype, fieldType }: Annotation): boolean {
  return subtype === 'Widget' && fieldType !== undefined && fieldType !== 'Sig'
}

/** Whether it is text typed onto the page. */
export function isNote({ subtype }: Annotation): boolean {
  return subtype === 'FreeText'
}

/** Whether the annotation adds to what the page shows. */
export function isDrawn({ subtype, hasAppearance }: Annotation): boolean {
  return hasAppearance === true && !UNDRAWN.has(subtype)
}

/** On the displayed page. */
export function boxOf({ rect }: Annotation, page: PDFPageProxy): Box {
  const viewport = displayed(page)
  const [left, bottom, right, top] = rect as [number, number, number, number]
  const [x1, y1] = viewport.convertToViewportPoint(left, bottom) as [number, number]
  const [x2, y2] = viewport.convertToViewportPoint(right, top) as [number, number]
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

function isOn({ view }: PDFPageProxy, [left, bottom, right, top]: number[]): boolean {
  return left! < view[2]! && right! > view[0]! && bottom! < view[3]! && top! > view[1]!
}
