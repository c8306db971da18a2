import exifReader from 'exif-reader'
import { programName } from '../xmp.ts'

/** What the EXIF data of a picture say of its making; null where they do not say. */
export interface Exif {
  software: string | null
  /** Milliseconds since 1970, as if clocks showed UTC: when it was taken, and when it was last changed. */
  taken: number | null
  changed: number | null
}

/** What is damaged says nothing. */
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
