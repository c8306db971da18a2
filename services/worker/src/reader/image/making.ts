import { NO_TRAITS, type FileTraits } from '@income/signals'
import type { Metadata } from 'sharp'
import { programName, readXmp } from '../xmp.ts'
import { readExif } from './exif.ts'

/** Where PNGs name their program (PNG specification, "tEXt"); GIMP uses the comment. */
const KEYWORDS = ['Software', 'Comment']

/** What a picture shows about its origin: cameras and scanners use the same fields as editors. */
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
