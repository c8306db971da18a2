import sharp from 'sharp'
import type { Picture } from './picture.ts'

/** The amount of unsharp masking in flat and in jagged areas. */
const GAIN = 3.5

/** Reverses a blur of about this radius in pixels; 0 leaves the picture unchanged. */
export async function withoutBlur(picture: Picture, radius: number): Promise<Picture> {
  if (radius === 0) return picture
  const { width, height, data } = picture
  const sharpened = await sharp(data, { raw: { width, height, channels: 1 } })
    .sharpen({ sigma: radius, m1: GAIN, m2: GAIN })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { ...picture, data: new Uint8Array(sharpened) }
}
