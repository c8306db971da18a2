import { fractions, type Box, type FractionBox } from '@income/documents'
import type { FoundSignal, SignalEvidence } from '@income/shared'
import type { ReadableFile, TextLayer } from '../../file.ts'
import { POINTS_PER_INCH } from '../../usual-size.ts'
import type { Picture } from '../picture.ts'
import { copiedPrint } from './copied-print.ts'
import { exactCopies } from './exact-copies.ts'
import { flatPatches } from './flat-patches.ts'
import { drawnOtherwise } from './drawn/drawn-otherwise.ts'
import { isDrawn } from './drawn/is-drawn.ts'
import { compressedOtherwise, type OtherwiseCompressed } from './jpeg/compressed-otherwise.ts'
import { lettersIn, printOn } from './letters.ts'
import { onOtherPaper } from './paper-at-letters.ts'
import { paperCells } from './paper-cells.ts'
import { printedOtherwise, type OtherPrint } from './printed-otherwise.ts'

/**
 * The resolution in pixels per inch below which grain means little and only exact copies are searched, and what was drawn
 * onto a screenshot; and the pixels of a page above which the search takes too long.
 */
const LEAST_RESOLUTION = 140
const MOST_PIXELS = 20_000_000
/** Scales that differ by less map every pixel of a page to the same position. */
const SAME_SCALE = 1e-6
/** A picture with no more greys was reduced to a palette: in it, grain is alike by chance, and missing from areas. */
const PALETTE = 32
/** More places than this are a property of the page. */
const MOST_PATCHES = 12

/**
 * Signs that a scan was painted over, found in its own pixels, because rescaling mixes them.
 * `drawn` is the page as it was read, used if it has the scan's pixels; `figures` are the positions of amounts on it.
 */
export async function signsOfPatches(
  file: ReadableFile,
  { page, resolution }: TextLayer,
  drawn: Picture,
  figures: readonly FractionBox[],
): Promise<FoundSignal[]> {
  if (resolution === null) return []
  const pixelsPerPoint = resolution / POINTS_PER_INCH
  if (page.width * page.height * pixelsPerPoint ** 2 > MOST_PIXELS) return []
  const hasOwnPixels = Math.abs(drawn.scale / pixelsPerPoint - 1) < SAME_SCALE
  const picture = hasOwnPixels ? drawn : await file.picture(page.number, resolution)
  return picture ? signsIn(picture, page.number, resolution, figures) : []
}

/** For the page with this number, whose picture has this many pixels per inch. */
export function signsIn(
  picture: Picture,
  page: number,
  pixelsPerInch: number,
  figures: readonly FractionBox[],
): FoundSignal[] {
  const cells = paperCells(picture)
  const placeOf = (box: Box) => ({ page, box: fractions(box, picture) })
  const letters = lettersIn(picture, cells.paper, pixelsPerInch)
  const showsGrain = hasMoreGreys(picture, PALETTE)
  const exact = showsGrain ? exactCopies(picture, letters) : []
  const boxes = figures.map(([left, top, right, bottom]): Box => {
    const { width, height } = picture
    return [left * width, top * height, right * width, bottom * height]
  })
  const drawn = isDrawn(picture, cells.paper)
  const byOthers = drawn ? drawnOtherwise(picture, letters, boxes).map((box) => ({ box, as: ['drawn otherwise'] })) : []
  if (pixelsPerInch < LEAST_RESOLUTION) return [...copies(exact, placeOf), ...otherPrint(byOthers, placeOf)]
  const patches = showsGrain ? flatPatches(cells, pixelsPerInch) : []
  // Titles and logos are printed in many ways.
  const isFigure = (box: Box) => figures.some((figure) => overlap(figure, fractions(box, picture)))
  return [
    ...(patches.length > MOST_PATCHES ? [] : withoutGrain(patches, placeOf)),
    ...copies(exact.length > 0 || !showsGrain ? exact : copiedPrint(picture, cells, letters), placeOf),
    ...otherCompression(drawn ? [] : compressedOtherwise(picture, cells.paper, boxes), placeOf),
    ...otherPrint(
      [
        ...byOthers,
        ...printedOtherwise(picture, letters, printOn(cells.paper), isFigure),
        ...onOtherPaper(picture, letters, cells, isFigure),
      ],
      placeOf,
    ),
  ]
}

function hasMoreGreys({ data }: Picture, limit: number): boolean {
  const greys = new Set<number>()
  for (const grey of data) if (greys.add(grey).size > limit) return true
  return false
}

type PlaceOf = (box: Box) => Pick<SignalEvidence, 'page' | 'box'>

function withoutGrain(patches: ReturnType<typeof flatPatches>, placeOf: PlaceOf): FoundSignal[] {
  if (patches.length === 0) return []
  const printed = patches.some((patch) => patch.printed)
  return [
    {
      code: 'patch_without_grain',
      severity: printed ? 'high' : 'medium',
      summary: `A rectangle of the scan lacks the grain of the paper around it${printed ? ', and it carries print' : ''}.`,
      evidence: patches.map(({ box, printed: onIt }) => ({
        ...placeOf(box),
        detail: onIt ? 'print on paper without grain' : 'paper without grain',
      })),
    },
  ]
}

function copies(pairs: readonly [Box, Box][], placeOf: PlaceOf): FoundSignal[] {
  if (pairs.length === 0) return []
  return [
    {
      code: 'print_copied',
      severity: 'high',
      summary: 'Print occurs twice in the scan with exactly the same grain, which a scanner does not produce.',
      evidence: pairs.flatMap(([one, other]) => [
        { ...placeOf(one), detail: 'identical to another place, including the grain' },
        { ...placeOf(other), detail: 'identical to another place, including the grain' },
      ]),
    },
  ]
}

function otherCompression(places: readonly OtherwiseCompressed[], placeOf: PlaceOf): FoundSignal[] {
  if (places.length === 0) return []
  return [
    {
      code: 'compressed_otherwise',
      severity: places.some(({ isStrong }) => isStrong) ? 'medium' : 'low',
      summary:
        'A figure of the scan lacks the traces of compression that all other print of the page has: it was changed afterwards.',
      evidence: places.map(({ box }) => ({
        ...placeOf(box),
        detail: 'not rounded as JPEG rounded the rest of the page',
      })),
    },
  ]
}

function otherPrint(places: readonly OtherPrint[], placeOf: PlaceOf): FoundSignal[] {
  if (places.length === 0) return []
  return [
    {
      code: 'print_unlike_page',
      severity: 'low',
      summary: 'A figure of the scan is printed, or its paper is, unlike all other print of the page.',
      evidence: places.map(({ box, as }) => ({
        ...placeOf(box),
        detail: as.length > 0 ? `${as.join(', ')} than the rest of the page` : 'printed unlike the rest of the page',
      })),
    },
  ]
}

function overlap(one: readonly number[], other: readonly number[]): boolean {
  return one[0]! < other[2]! && other[0]! < one[2]! && one[1]! < other[3]! && other[1]! < one[3]!
}
