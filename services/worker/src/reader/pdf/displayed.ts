import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { usualScale } from '../usual-size.ts'

/** A page as viewers show it, cropped and rotated, at a usual size. */
export function displayed(page: PDFPageProxy): PageViewport {
  return page.getViewport({ scale: usualScale(page.getViewport({ scale: 1 })) })
}
