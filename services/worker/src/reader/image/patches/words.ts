import { heightOf, type Component } from '../../ocr/layout/components.ts'

/** Letters of a line that stand close to each other. */
export function wordsOf(letters: readonly Component[]): Component[][] {
  const words: Component[][] = []
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const word = words.findLast((open) => follows(open.at(-1)!, letter))
    if (word) word.push(letter)
    else words.push([letter])
  }
  return words
}

function follows(one: Component, next: Component): boolean {
  const height = Math.max(heightOf(one), heightOf(next))
  return (
    next.left - one.right < 0.6 * height &&
    Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top) > 0.5 * height
  )
}
