import { Image } from '@napi-rs/canvas'
import sharp from 'sharp'
import { DEFAULT_LIMITS } from '../../limits.ts'

/** A JPEG so much smaller is decoded in a fraction of the time, and tells as well whether it is whole. */
const SHRUNK = 8

/**
 * Stands in for the ImageDecoder of browsers (WebCodecs), to which pdf.js leaves the JPEGs of a page where there is one: its own
 * decoder, in JavaScript, takes as long for a scanned page as recognising the page's letters. What breaks off is refused here, so
 * that pdf.js decodes it by itself as far as it goes, and tells of the damage.
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

/** What pdf.js draws, and closes once it has. */
type Bitmap = Image & { displayWidth: number; displayHeight: number; close(): unknown }

/** Its pixels are decoded when it is drawn: many pages are but read. */
function bitmapOf(jpeg: Uint8Array): Bitmap {
  const image = new Image()
  image.src = Buffer.from(jpeg)
  return Object.assign(image, { displayWidth: image.width, displayHeight: image.height, close: () => (image.src = '') })
}

// pdf.js looks for it once, as it is loaded.
Object.assign(globalThis, { ImageDecoder: JpegDecoder })
