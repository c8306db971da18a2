import { areLevel, heightOf, type Component } from './components.ts'

/** This many letters below each other are vertical print. */
const LETTERS = 3
/** In heights of the page's letters: captions are set small. */
const SMALL = 0.8
/** In heights of the letter: closer than rows of numbers, and in one column. */
const BELOW = 0.75
const IN_COLUMN = 0.35
/** In heights of the lower: a letter of a line has others this close. */
const BESIDE = 0.8

/**
 * Removes captions set vertically letter by letter, like the "Code" beside box 12 of a W-2. One of its letters and the
 * number next to it would otherwise form a line that is neither.
 */
export function withoutUprightPrint(components: readonly Component[], usual: number): Component[] {
  const lone = aloneOnTheirLine(components).filter((component) => heightOf(component) <= SMALL * usual)
  const upright = new Set<Component>()
  const below = lettersBelow(lone)
  for (const first of lone) {
    const column = [first]
    for (let next = below.get(first); next; next = below.get(next)) column.push(next)
    if (column.length >= LETTERS) for (const letter of column) upright.add(letter)
  }
  return components.filter((component) => !upright.has(component))
}

function aloneOnTheirLine(components: readonly Component[]): Component[] {
  const inCompany = new Set<Component>()
  const fromLeft = components.toSorted((a, b) => a.left - b.left)
  for (const [index, one] of fromLeft.entries()) {
    for (let i = index + 1; i < fromLeft.length; i++) {
      const other = fromLeft[i]!
      const gap = other.left - one.right
      if (gap > BESIDE * heightOf(one)) break
      if (gap <= BESIDE * heightOf(other) && areLevel(one, other)) inCompany.add(one).add(other)
    }
  }
  return fromLeft.filter((component) => !inCompany.has(component))
}

/** The letter directly below each letter, if there is one. */
function lettersBelow(letters: readonly Component[]): Map<Component, Component> {
  const below = new Map<Component, Component>()
  const fromTop = letters.toSorted((a, b) => a.top - b.top)
  for (const [index, upper] of fromTop.entries()) {
    for (let i = index + 1; i < fromTop.length; i++) {
      const lower = fromTop[i]!
      const height = Math.max(heightOf(upper), heightOf(lower))
      if (lower.top - upper.bottom > 2 * heightOf(upper)) break
      const gap = lower.top - upper.bottom
      const off = Math.abs(lower.left + lower.right - upper.left - upper.right) / 2
      if (gap < 0 || gap > BELOW * height || off > IN_COLUMN * height) continue
      below.set(upper, lower)
      break
    }
  }
  return below
}
