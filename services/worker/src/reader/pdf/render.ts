import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Picture } from '../image/picture.ts'
import type { ReaderLimits } from '../limits.ts'
import { displayed } from './displayed.ts'
import { POINTS_PER_INCH } from '../usual-size.ts'

/** The canvas factory of pdf.js, which its types declare as object. */
interface CanvasFactory {
  create(width: number, height: number): Surface
  destroy(surface: Surface): void
}
interface Surface {
  canvas: null
  context: {
    getImageData(left: number, top: number, width: number, height: number): { data: Uint8ClampedArray }
  }
}

/** Draws a page with form fields and annotations, at most as large as the pixel limit. */
export async function render(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  dpi: number,
  limits: ReaderLimits,
): Promise<Picture> {
  const whole = displayed(page)
  const most = Math.sqrt(limits.pixels / (whole.width * whole.height))
  const scale = Math.min(dpi / POINTS_PER_INCH, most)
  const viewport = page.getViewport({ scale: whole.scale * scale })
  const width = Math.max(1, Math.ceil(viewport.width))
  const height = Math.max(1, Math.ceil(viewport.height))
  const factory = pdf.canvasFactory as CanvasFactory
  const surface = factory.create(width, height)
  try {
    await page.render({ canvas: surface.canvas, canvasContext: surface.context, viewport }).promise
    const { data } = surface.context.getImageData(0, 0, width, height)
    return { width, height, data: grey(data), scale }
  } finally {
    factory.destroy(surface)
  }
}

/** Luminance (ITU-R BT.601) in integer arithmetic. */
function grey(rgba: Uint8ClampedArray): Uint8Array {
  const pixels = new Uint8Array(rgba.length / 4)
  for (let i = 0, j = 0; i < pixels.length; i++, j += 4) {
    pixels[i] = (77 * rgba[j]! + 150 * rgba[j + 1]! + 29 * rgba[j + 2]!) >> 8
  }
  return pixels
}
