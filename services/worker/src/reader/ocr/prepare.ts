import type { Picture } from '../image/picture.ts'
import { rotated } from '../image/rotate.ts'
import { printOf } from './clean/binary.ts'
import { withoutDarkAreas, withoutHighBands } from './clean/reverse.ts'
import { withoutRules } from './clean/rules.ts'
import { withoutShading } from './clean/shading.ts'
import { withBoxesParted } from './layout/boxes/touched-boxes.ts'
import { componentsOf, type Component, type Labelled } from './layout/components.ts'
import { usualHeight, withoutNoise } from './layout/noise.ts'
import { parted } from './layout/parted.ts'
import { isLetter, segmentsOf, type Segment } from './layout/segments.ts'
import { skewOf } from './layout/skew.ts'
import { outside, tickedBoxes } from './layout/boxes/ticked-boxes.ts'
import { withoutUprightPrint } from './layout/upright-print.ts'

/** Less skew than this, in degrees, is left uncorrected. */
const LEVEL = 0.12

export interface Prepared {
  /** Evenly white paper, level lines, no rules. */
  picture: Picture
  labels: Int32Array
  segments: Segment[]
  /** Ticked boxes. */
  ticked: Component[]
  /** Degrees by which the page's lines fell to the right. */
  skew: number
}

/** Cleans a picture of a page and finds the lines of print in it. */
export function prepare(raw: Picture): Prepared {
  const even = withoutShading(withoutHighBands(raw))
  const pieces = printIn(even)
  const letters = pieces.components.filter((component) => isLetter(component, even.scale))
  const skew = skewOf(letters)
  const isLevel = Math.abs(skew) < LEVEL
  const level = isLevel ? even : rotated(even, skew)
  const ruled = withoutDarkAreas(level)
  const picture = withoutRules(ruled, usualHeight(letters))
  return { ...linesOn(picture, printOf(ruled)), picture, skew: isLevel ? 0 : skew }
}

/** `ruled` is the print with its ruled lines: 1 is dark. */
function linesOn(picture: Picture, ruled: Uint8Array): Pick<Prepared, 'labels' | 'segments' | 'ticked'> {
  const { width, scale } = picture
  const pieces = printIn(picture)
  const usual = usualHeight(pieces.components)
  const lines = { ...pieces, components: withoutUprightPrint(pieces.components, usual) }
  const { components, labels } = parted(withBoxesParted(lines, width, usual), width, usual)
  const ticked = tickedBoxes(components, labels, { width, usual, ruled })
  const print = outside(ticked, withoutNoise(components, labels, picture))
  return { labels, segments: segmentsOf(print, scale), ticked }
}

function printIn(picture: Picture): Labelled {
  return componentsOf(printOf(picture), picture.width, picture.height)
}
