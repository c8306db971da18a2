import { union, type Box } from '@income/documents'
import { heightOf, type Component } from '../../ocr/layout/components.ts'
import type { Picture } from '../picture.ts'
import { bestMatches, type Match } from './best-match.ts'
import type { PaperCells } from './paper-cells.ts'

/** Grey levels of grain below which two prints of a single letter look alike anyway. */
const LEAST_GRAIN = 1
/** A page with more components is skipped; one with fewer does not show how similar its letters usually are. */
const MOST_PIECES = 12_000
const LEAST_PIECES = 60
const MOST_PAIRS = 400_000
/** The share of letters below the usual difference: independent grain makes hardly any letter much more similar. */
const USUAL = 0.08
/** Fractions of that difference, and of that of two independent grains, below which one letter or two are copies. */
const COPY = { usual: 0.27, grain: 1.15 }
/** The same for letters in a row that repeat at one distance, which is no coincidence. */
const ROW = { letters: 3, usual: 0.4 }
/** The same on paper with less grain, which shows less: for two letters in a row, and for more. */
const WITHOUT_GRAIN = { two: 0.12, more: 0.16 }
/** Mean squared grey levels: where letters usually differ by less, a program drew them alike. */
const LEAST_USUAL = 5
/** JPEG makes letters alike that a program drew alike, if they lie alike in its blocks. */
const BLOCK = 8
/** On a page with more copies, something else repeats. */
const MOST_COPIES = 6

/** Print that occurs twice with identical grain, which no scanner produces. Pairs, in pixels; `letters` by height. */
export function copiedPrint(picture: Picture, { grain }: PaperCells, letters: readonly Component[]): [Box, Box][] {
  if (letters.length < LEAST_PIECES || letters.length > MOST_PIECES) return []
  const matches = bestMatches(picture, letters, MOST_PAIRS)
  if (!matches || matches.length < LEAST_PIECES) return []
  const usual = matches.map(({ difference }) => difference).sort((a, b) => a - b)[Math.floor(USUAL * matches.length)]!
  const isCopy = grain < LEAST_GRAIN ? isCopyWithoutGrain(usual) : isCopyOnGrain(usual, 2 * grain * grain)
  const copies = rowsOf(matches).filter(isCopy)
  const pairs = copies.map((row): [Box, Box] => [
    union(row.map(({ letter }) => boxOf(letter))),
    union(row.map(({ other }) => boxOf(other))),
  ])
  const once = pairs.filter(([one], i) => !pairs.slice(0, i).some(([, other]) => overlap(one, other)))
  return once.length > MOST_COPIES ? [] : once
}

const isCopyOnGrain = (usual: number, grains: number) => (row: readonly Match[]) => {
  const mean = meanOf(row)
  if (mean < COPY.usual * usual && mean < COPY.grain * grains) return true
  return row.length >= ROW.letters && mean < ROW.usual * usual
}

const isCopyWithoutGrain = (usual: number) => (row: readonly Match[]) => {
  const most = row.length === 2 ? WITHOUT_GRAIN.two : WITHOUT_GRAIN.more
  return usual >= LEAST_USUAL && row.length >= 2 && meanOf(row) < most * usual && !areAlikeInBlocks(row[0]!)
}

/** Whether two letters at this distance lie alike in the blocks of a JPEG. */
export const areAlikeInBlocks = ({ across, down }: Pick<Match, 'across' | 'down'>) =>
  across % BLOCK === 0 && down % BLOCK === 0

const meanOf = (row: readonly Match[]) => row.reduce((sum, { difference }) => sum + difference, 0) / row.length

/** Adjacent letters that repeat at one distance. */
export function rowsOf(matches: readonly Match[]): Match[][] {
  const rows: Match[][] = []
  for (const group of Map.groupBy(matches, ({ across, down }) => `${across} ${down}`).values()) {
    const open: Match[][] = []
    for (const match of group.sort((a, b) => a.letter.left - b.letter.left)) {
      const row = open.find((letters) => follows(letters.at(-1)!.letter, match.letter))
      if (row) row.push(match)
      else open.push([match])
    }
    rows.push(...open)
  }
  return rows
}

function follows(one: Component, next: Component): boolean {
  const height = Math.max(heightOf(one), heightOf(next))
  return (
    next.left - one.right < height && Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top) > 0.3 * height
  )
}

function boxOf({ left, top, right, bottom }: Component): Box {
  return [left, top, right, bottom]
}

function overlap(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}
