import type { Box, FormField } from '@income/documents'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { boxOf, isNote, type Annotation } from './annotations.ts'

/** Text typed onto a page in a note, on the displayed page. */
export interface Note {
  value: string
  box: Box
  /** The value of the form field that it hides; null if it can only hide print. */
  field: string | null
}

/** A note lies on one field: no more than this many times as high. */
const HIGHEST = 2

/**
 * The notes that hide what the drawing of the page shows: those that viewers draw from their text, for want of an
 * appearance, and those on form fields, which are drawn apart from the page.
 */
export function notesOf(page: PDFPageProxy, annotations: readonly Annotation[], fields: readonly FormField[]): Note[] {
  return annotations.filter(isNote).flatMap((note) => {
    const value = note.textContent?.join(' ').trim() ?? ''
    const box = boxOf(note, page)
    const field = fields.find((one) => one.value !== '' && isOver(box, one.box))?.value ?? null
    return value === '' || (note.hasAppearance && field === null) ? [] : [{ value, box, field }]
  })
}

function isOver(note: Box, field: Box): boolean {
  const [x, y] = [(note[0] + note[2]) / 2, (note[1] + note[3]) / 2]
  const isAmid = field[0] <= x && x <= field[2] && field[1] <= y && y <= field[3]
  return isAmid && note[3] - note[1] <= HIGHEST * (field[3] - field[1])
}
