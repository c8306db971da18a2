import sharp, { type Sharp } from 'sharp'

/** A page as grey pixels, 0 black to 255 white, row by row. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

export async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: firstChannel(data, info.channels) }
}

export function imageOf({ width, height, data }: Picture): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw: { width, height, channels: 1 } })
}

function firstChannel(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data)
  const grey = new Uint8Array(data.length / channels)
  for (let i = 0; i < grey.length; i++) grey[i] = data[i * channels]!
  return grey
}
