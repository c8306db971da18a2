import sharp, { type Metadata } from 'sharp'
import { UnreadableFile } from '../errors.ts'
import type { ReadableFile } from '../file.ts'
import type { ReaderLimits } from '../limits.ts'
import { makingOf } from './making.ts'
import { POINTS_PER_INCH, usualScale } from '../usual-size.ts'

/** The assumed page width in points, for a picture that does not state its resolution. */
const LETTER = { upright: 612, lying: 792 }

/** A PNG or JPEG: a file of one page, rotated according to its EXIF data. */
export async function openImage(path: string, limits: ReaderLimits): Promise<ReadableFile> {
  // A truncated picture hides amounts, so it is reported as damaged instead of being read as far as it goes.
  const image = sharp(path, { limitInputPixels: limits.pixels, failOn: 'truncated' })
  const { width, height, resolution } = await pageSize(path, limits)
  return {
    pagesTotal: 1,
    textLayer: async (number) => ({
      page: { number, width, height, source: 'text_layer', words: [], formFields: [] },
      trust: 'none',
      garbled: [],
      illegible: [],
      unseen: [],
      resolution,
    }),
    picture: async (_page, dpi) => {
      const { data, info } = await decoded(
        image
          .clone()
          .autoOrient()
          .flatten({ background: 'white' })
          .resize({ width: Math.round((width * dpi) / POINTS_PER_INCH), kernel: 'cubic' })
          .greyscale()
          .toColourspace('b-w')
          .raw()
          .toBuffer({ resolveWithObject: true }),
      )
      return { width: info.width, height: info.height, data, scale: info.width / width }
    },
    damageOf: () => undefined,
    examine: async () => makingOf(await decoded(image.metadata())),
    close: async () => {
      image.destroy()
    },
  }
}

/** In points, with the picture's pixels per inch. */
interface PageSize {
  width: number
  height: number
  resolution: number
}

/** From the file header only: nothing is decoded yet, so any size may be claimed. */
async function pageSize(path: string, limits: ReaderLimits): Promise<PageSize> {
  const metadata = await decoded(sharp(path, { limitInputPixels: false }).metadata())
  const { width, height } = metadata.autoOrient
  if (width * height > limits.pixels) {
    throw new UnreadableFile('extraction_failed', `the image has more than ${limits.pixels} pixels: save it with fewer`)
  }
  const points = POINTS_PER_INCH / dotsPerInch(metadata, width, height)
  const size = { width: width * points, height: height * points }
  const scale = usualScale(size)
  const page = { width: size.width * scale, height: size.height * scale }
  return { ...page, resolution: (POINTS_PER_INCH * width) / page.width }
}

/** The stated resolution is used if it gives a page of a usual size; screens write 72 or 96 into everything. */
function dotsPerInch({ density }: Metadata, width: number, height: number): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (density && density > 96 && short / density >= 3 && long / density <= 17) return density
  return width / ((height >= width ? LETTER.upright : LETTER.lying) / POINTS_PER_INCH)
}

async function decoded<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch {
    throw new UnreadableFile('corrupt_file', 'the image cannot be decoded')
  }
}
