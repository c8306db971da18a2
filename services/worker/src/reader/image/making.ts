import { NO_TRAITS, type FileTraits } from '@income/signals'
import type { Metadata } from 'sharp'
import { programName, readXmp } from '../xmp.ts'
import { readExif } from './exif.ts'

/** Where PNGs name the program that wrote them (PNG specification, "tEXt"); GIMP does so in the comment. */
const KEYWORDS = ['Software', 'Comment']

/** What a picture says about how it was made: cameras and scanners write this in the same places as editors. */
export function makingOf({ exif, xmp, comments }: Metadata): FileTraits {
  const { software, taken, changed } = readExif(exif)
  const packet = readXmp(xmp?.toString('utf8') ?? '')
  const named = comments?.filter(({ keyword }) => KEYWORDS.includes(keyword)).map(({ text }) => text) ?? []
  const names = [software, ...named.map(programName)].filter((name) => name !== null)
  return {
    ...NO_TRAITS,
    programs: {
      ...NO_TRAITS.programs,
      creator: names[0] ?? null,
      xmpCreator: packet.creator,
      xmpHistory: [...names.slice(1), ...packet.history],
    },
    dates: { created: taken, modified: changed, xmpCreated: packet.created },
  }
}
