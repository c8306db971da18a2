import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp, { type Sharp } from 'sharp'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** The canvas factory of pdf.js in Node, which its types declare as object. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    canvas: null
    context: { getImageData(left: number, top: number, width: number, height: number): { data: Uint8ClampedArray } }
  }
}

/**
 * The pages of a PDF as pictures at a resolution. Separate from the service's rendering, because the code under test
 * must not produce its own test data.
 */
export async function renderPages(bytes: Uint8Array, dpi: number): Promise<Sharp[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: join(pdfjs, 'standard_fonts/'),
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    const factory = pdf.canvasFactory as CanvasFactory
    const pictures: Sharp[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: dpi / 72 })
      const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
      const { canvas, context } = factory.create(width, height)
      await page.render({ canvas, canvasContext: context, viewport }).promise
      const { data } = context.getImageData(0, 0, width, height)
      pictures.push(sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).flatten({ background: 'white' }))
    }
    return pictures
  } finally {
    await task.destroy()
  }
}
