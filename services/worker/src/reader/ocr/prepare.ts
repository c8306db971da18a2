import type { Picture } from '../image/picture.ts'
import { rotated } from '../image/rotate.ts'
import { printOf } from './clean/binary.ts'
import { withoutDarkBars } from './clean/reverse.ts'
import { withoutRules } from './clean/rules.ts'
import { withoutShading } from './clean/shading.ts'
import { componentsOf, type Labelled } from './layout/components.ts'
import { usualHeight, withoutDebris } from './layout/debris.ts'
import { isLetter, segmentsOf, type Segment } from './layout/segments.ts'
import { skewOf } from './layout/skew.ts'

/** Less skew than this, in degrees, is left alone. */
const LEVEL = 0.12

export interface Prepared {
  /** Evenly white paper, level lines, no rules. */
  picture: Picture
  labels: Int32Array
  segments: Segment[]
  /** Degrees by which the page's lines fell to the right. */
  skew: number
}

/** Cleans a picture of a page and finds the lines of print in it. */
export function prepare(raw: Picture): Prepared {
  const even = withoutShading(raw)
  const pieces = printIn(even)
  const letters = pieces.components.filter((component) => isLetter(component, even.scale))
  const skew = skewOf(letters)
  const isLevel = Math.abs(skew) < LEVEL
  const level = isLevel ? even : rotated(even, skew)
  const picture = withoutRules(withoutDarkBars(level, isLevel ? pieces : printIn(level)), usualHeight(letters))
  const { components, labels } = printIn(picture)
  const print = withoutDebris(components, labels, picture)
  return { picture, labels, segments: segmentsOf(print, picture.scale), skew: isLevel ? 0 : skew }
}

function printIn(picture: Picture): Labelled {
  return componentsOf(printOf(picture), picture.width, picture.height)
}
