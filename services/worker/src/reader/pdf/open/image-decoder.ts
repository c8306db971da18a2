import { Image } from '@napi-rs/canvas'
import sharp from 'sharp'
import { DEFAULT_LIMITS } from '../../limits.ts'

/** A JPEG reduced by this factor is decoded in a fraction of the time, and still shows whether it is complete. */
const SHRUNK = 8

/**
 * Replaces the browsers' ImageDecoder (WebCodecs), which pdf.js uses for JPEGs if available: its own decoder, in
 * JavaScript, takes as long for a scanned page as OCR. Truncated files are refused here, so that pdf.js decodes them
 * itself as far as possible, and reports the damage.
 */
class JpegDecoder {
  readonly #bytes: Uint8Array

  constructor({ data }: { data: Uint8Array }) {
    this.#bytes = data
  }

  static isTypeSupported(type: string): Promise<boolean> {
    return Promise.resolve(type === 'image/jpeg')
  }

  async decode(): Promise<{ image: Bitmap }> {
    const jpeg = sharp(this.#bytes, { failOn: 'warning', limitInputPixels: DEFAULT_LIMITS.pixels })
    const { width } = await jpeg.metadata()
    await jpeg
      .resize({ width: Math.ceil(width / SHRUNK) })
      .raw()
      .toBuffer()
    return { image: bitmapOf(this.#bytes) }
  }

  close(): void {}
}

/** pdf.js draws it and then closes it. */
type Bitmap = Image & { displayWidth: number; displayHeight: number; close(): unknown }

/** Its pixels are decoded only when drawn: many pages are only read. */
function bitmapOf(jpeg: Uint8Array): Bitmap {
  const image = new Image()
  image.src = Buffer.from(jpeg)
  return Object.assign(image, { displayWidth: image.width, displayHeight: image.height, close: () => (image.src = '') })
}

// pdf.js looks it up once, when loaded.
Object.assign(globalThis, { ImageDecoder: JpegDecoder })
