import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from '@income/documents'
import type { Font } from './state.ts'

interface LoadedFont {
  name?: string
  fontMatrix?: number[]
  vertical?: boolean
  isType3Font?: boolean
  bbox?: Box
  clearData?(): void
}

/** A font by its name in pdf.js; null if it is not loaded. */
export function fontOf(name: string, fonts: PDFPageProxy['commonObjs']): Font | null {
  if (!fonts.has(name)) return null
  const font = fonts.get(name) as LoadedFont
  // pdf.js keeps the file of a font if its name is requested.
  font.clearData?.()
  const { name: face = name, fontMatrix, vertical, isType3Font, bbox } = font
  const unit = Math.abs(fontMatrix?.[0] || 0.001)
  // Glyphs of a Type 3 font may have any unit; its bounding box, if present, gives their height.
  const height = isType3Font && unit !== 0.001 && bbox ? Math.abs((bbox[3] - bbox[1]) * (fontMatrix?.[3] ?? unit)) : 1
  return { name, face, unit, vertical: vertical ?? false, height: height || 1 }
}
