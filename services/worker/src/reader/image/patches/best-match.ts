import { heightOf, widthOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'

/** The letter most similar to another, and their difference. */
export interface Match {
  letter: Component
  other: Component
  /** Offset in pixels from the letter to its match. */
  across: number
  down: number
  /** Mean squared difference of their pixels. */
  difference: number
}

/** Pixels of paper around a letter that were copied with it. */
const MARGIN = 2
const STEPS = [0, -1, 1]

/** For each letter the most similar one of its size; null if there are more than `most` pairs to compare. */
export function bestMatches(picture: Picture, letters: readonly Component[], most: number): Match[] | null {
  const best = new Map<Component, Match>()
  let pairs = 0
  for (const [i, one] of letters.entries()) {
    for (let j = i + 1; j < letters.length; j++) {
      const other = letters[j]!
      if (heightOf(other) - heightOf(one) > 1) break
      if (!areOfOneSize(one, other)) continue
      if (++pairs > most) return null
      const match = compared(picture, one, other, Math.max(least(best, one), least(best, other)))
      if (!match) continue
      if (match.difference < least(best, one)) best.set(one, match)
      if (match.difference < least(best, other)) best.set(other, reversed(match))
    }
  }
  return [...best.values()]
}

const least = (best: ReadonlyMap<Component, Match>, letter: Component) => best.get(letter)?.difference ?? Infinity

function areOfOneSize(one: Component, other: Component): boolean {
  return Math.abs(widthOf(one) - widthOf(other)) <= 1 && Math.abs(one.area - other.area) <= 0.06 * one.area
}

function reversed({ letter, other, across, down, difference }: Match): Match {
  return { letter: other, other: letter, across: -across, down: -down, difference }
}

/** Two components with the paper around them, at their best overlap; null above the limit. */
function compared(picture: Picture, letter: Component, other: Component, limit: number): Match | null {
  let [best, least]: [Match | null, number] = [null, limit]
  for (const y of STEPS) {
    for (const x of STEPS) {
      const [across, down] = [other.left - letter.left + x, other.top - letter.top + y]
      const difference = differenceAt(picture, letter, across, down, least)
      if (difference >= least) continue
      least = difference
      best = { letter, other, across, down, difference }
    }
  }
  return best
}

/** Infinity as soon as the mean will certainly exceed `most`. */
function differenceAt(
  { width, height, data }: Picture,
  { left, top, right, bottom }: Component,
  across: number,
  down: number,
  most: number,
): number {
  const [fromX, toX, fromY, toY] = [left - MARGIN, right + MARGIN, top - MARGIN, bottom + MARGIN]
  const isInside = Math.min(fromX, fromX + across) >= 0 && Math.max(toX, toX + across) <= width
  if (!isInside || Math.min(fromY, fromY + down) < 0 || Math.max(toY, toY + down) > height) return Infinity
  const count = (toX - fromX) * (toY - fromY)
  const limit = most * count
  const away = down * width + across
  let sum = 0
  for (let y = fromY; y < toY; y++) {
    for (let at = y * width + fromX; at < y * width + toX; at++) {
      const step = data[at]! - data[at + away]!
      sum += step * step
    }
    if (sum >= limit) return Infinity
  }
  return sum / count
}
