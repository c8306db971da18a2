import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { DEFAULT_LIMITS } from '../../limits.ts'

const CHANNELS = 4

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
    const { data, info } = await sharp(this.#bytes, { failOn: 'warning', limitInputPixels: DEFAULT_LIMITS.pixels })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== CHANNELS) throw new Error('the picture has other channels than red, green and blue')
    return { image: bitmapOf(data, info) }
  }

  close(): void {}
}

/** What pdf.js draws, and closes once it has. */
type Bitmap = Canvas & { displayWidth: number; displayHeight: number; close(): unknown }

function bitmapOf(rgba: Buffer, { width, height }: { width: number; height: number }): Bitmap {
  const canvas = createCanvas(width, height)
  const pixels = new ImageData(new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length), width, height)
  canvas.getContext('2d').putImageData(pixels, 0, 0)
  const close = () => Object.assign(canvas, { width: 0, height: 0 })
  return Object.assign(canvas, { displayWidth: width, displayHeight: height, close })
}

// pdf.js looks for it once, as it is loaded.
Object.assign(globalThis, { ImageDecoder: JpegDecoder })
