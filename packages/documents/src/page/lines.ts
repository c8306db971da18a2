import { height, left, middleY, union, type Box, type Page, type Word } from './page.ts'

/** Words on one baseline, from left to right. */
export interface Line {
  words: Word[]
  box: Box
  text: string
}

/** Groups a page's words into lines, from top to bottom. A word joins a line when their middles nearly agree. */
export function linesOf(page: Pick<Page, 'words'>): Line[] {
  const rows: { words: Word[]; middle: number; height: number }[] = []
  for (const word of [...page.words].sort((a, b) => middleY(a) - middleY(b) || left(a) - left(b))) {
    const row = rows.findLast(
      (r) => Math.abs(r.middle - middleY(word)) < 0.45 * Math.min(Math.max(r.height, 1), Math.max(height(word), 1)),
    )
    if (row) {
      row.words.push(word)
      row.middle += (middleY(word) - row.middle) / row.words.length
      row.height = Math.max(row.height, height(word))
    } else rows.push({ words: [word], middle: middleY(word), height: height(word) })
  }
  return rows.sort((a, b) => a.middle - b.middle).map((row) => lineOf(row.words))
}

export function lineOf(words: readonly Word[]): Line {
  const ordered = [...words].sort((a, b) => left(a) - left(b))
  return { words: ordered, box: union(ordered.map((w) => w.box)), text: ordered.map((w) => w.text).join(' ') }
}

/** Splits a line where the gap between two words is wider than `gap` points: the cells of a table row. */
export function cellsOf(line: Line, gap: number): Line[] {
  const cells: Word[][] = []
  for (const word of line.words) {
    const last = cells.at(-1)?.at(-1)
    if (last && word.box[0] - last.box[2] <= gap) cells.at(-1)!.push(word)
    else cells.push([word])
  }
  return cells.map(lineOf)
}
