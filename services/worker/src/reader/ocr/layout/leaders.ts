import type { Component } from './components.ts'

/** The least number of dots in a row; in points, how far apart they are and how far off their line. */
const ENOUGH = 5
const APART = 14
const OFF_LINE = 1

/**
 * Removes the dots that lead from a label to its number. `isText` says which dots in a row are text. `scale` is pixels
 * per point.
 */
export function withoutLeaders(
  specks: readonly Component[],
  scale: number,
  isText: (dots: readonly Component[]) => boolean,
): Component[] {
  const chains: Component[][] = []
  for (const speck of [...specks].sort((a, b) => a.left - b.left)) {
    const chain = chains.find((candidate) => continues(candidate.at(-1)!, speck, scale))
    if (chain) chain.push(speck)
    else chains.push([speck])
  }
  return chains.filter((chain) => chain.length < ENOUGH || isText(chain)).flat()
}

function continues(last: Component, next: Component, scale: number): boolean {
  const gap = next.left - last.right
  return gap >= 0 && gap <= APART * scale && Math.abs(next.bottom - last.bottom) <= OFF_LINE * scale
}
