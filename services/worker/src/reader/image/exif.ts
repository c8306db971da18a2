import exifReader from 'exif-reader'
import { programName } from '../xmp.ts'

/** What EXIF data show about a picture's origin; null if absent. */
export interface Exif {
  software: string | null
  /** Milliseconds since 1970, with local times treated as UTC: when it was taken, and last changed. */
  taken: number | null
  changed: number | null
}

/** Damaged data are ignored. */
export function readExif(segment: Buffer | undefined): Exif {
  const { Image: image, Photo: photo } = parsed(segment)
  return {
    software: programName(image?.Software),
    taken: momentOf(photo?.DateTimeOriginal),
    changed: momentOf(image?.DateTime),
  }
}

function parsed(segment: Buffer | undefined): Partial<exifReader.Exif> {
  try {
    return segment ? exifReader(segment) : {}
  } catch {
    return {}
  }
}

/** Text that is not a date gives an invalid Date. */
function momentOf(date: unknown): number | null {
  const moment = date instanceof Date ? date.getTime() : NaN
  return Number.isNaN(moment) ? null : moment
}
