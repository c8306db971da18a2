import { fractions, type Box } from '@income/documents'
import type { PageWriting, TextPlace, UnusualText, UnusualWay } from '@income/signals'
import { pagesOf } from '../objects/page-tree.ts'
import type { PdfObjects } from '../objects/pdf-objects.ts'
import { Reference, type Value } from '../objects/syntax.ts'
import { touchedShows } from './touched-shows.ts'
import { unusualShows } from './unusual-shows.ts'
import { writingOf } from './writing-of.ts'
import { writtenShows } from './written-shows.ts'

/** A longer text object is one in which Acrobat kept the rest of the page. */
const MOST_SHOWS = 12
const MOST_PLACES = 20
/** Finding the places costs as much as reading the page. */
const MOST_PAGES_READ = 3
/** Longer contents draw pictures or letters as shapes. */
const LONGEST = 400_000

/** What a page shows, operator by operator; null if an operator shows nothing visible. */
export interface ShownPage {
  width: number
  height: number
  shows: readonly ({ text: string; box: Box } | null)[]
}

/** Text that the contents of the pages show to be edited. */
export interface EditedText {
  /** Marked by Acrobat. */
  touched: TextPlace[]
  /** Written unlike the rest of its page. */
  unusual: UnusualText[]
  writing: PageWriting[]
}

/** Text on the first pages that was edited. `shownOn` reads what a page shows. */
export async function editedText(
  objects: PdfObjects,
  most: number,
  shownOn: (page: number) => Promise<ShownPage | null>,
): Promise<EditedText> {
  const pages = pagesOf(objects, objects.dictionary(objects.root)?.get('Pages'), most)
  const found: EditedText = { touched: [], unusual: [], writing: [] }
  let read = 0
  for (const [i, { page }] of pages.entries()) {
    const parts = partsOf(objects, page.get('Contents'))
    const contents = parts.join('\n')
    found.writing.push({ page: i + 1, ...writingOf(longest(parts)) })
    const blocks = touchedShows(contents).filter(({ length }) => length <= MOST_SHOWS)
    const written = contents.length > LONGEST ? [] : writtenShows(contents)
    const unusual = unusualShows(written)
    if (blocks.length === 0 && unusual.size === 0) continue
    const shown = await shownOn(i + 1)
    if (shown) found.touched.push(...blocks.flatMap((block) => placeOf(block, shown, i + 1)))
    if (shown?.shows.length === written.length) {
      for (const { block, ways } of adjacent(unusual, shown)) {
        found.unusual.push(...placeOf(block, shown, i + 1, '').map((place) => ({ ...place, ways })))
      }
    }
    if (++read === MOST_PAGES_READ) break
  }
  return { ...found, touched: found.touched.slice(0, MOST_PLACES), unusual: found.unusual.slice(0, MOST_PLACES) }
}

function partsOf(objects: PdfObjects, value: Value | undefined): string[] {
  const parts = Array.isArray(objects.resolved(value)) ? objects.list(value) : [value]
  return parts.map((part) => (part instanceof Reference ? objects.contents(part) : ''))
}

/** The part that is the page itself; stamps are shorter. */
function longest(parts: readonly string[]): string {
  return parts.reduce((long, part) => (part.length > long.length ? part : long), '')
}

interface Block {
  block: number[]
  ways: readonly UnusualWay[]
}

/** Operators in a row that are unusual in the same ways and show one word, as where each shows a letter. */
function adjacent(unusual: ReadonlyMap<number, readonly UnusualWay[]>, { shows }: ShownPage): Block[] {
  const blocks: Block[] = []
  for (const [show, ways] of unusual) {
    const last = blocks.at(-1)
    const before = last?.block.at(-1)
    const isNext = before === show - 1 && String(last?.ways) === String(ways)
    if (last && isNext && areOneWord(shows[before], shows[show])) last.block.push(show)
    else blocks.push({ block: [show], ways })
  }
  return blocks
}

/** In heights of the text. */
const GAP_IN_WORD = 0.2

function areOneWord(one: ShownPage['shows'][number] | undefined, next: typeof one): boolean {
  if (!one || !next) return false
  const height = one.box[3] - one.box[1]
  return Math.abs(next.box[1] - one.box[1]) < height / 2 && Math.abs(next.box[0] - one.box[2]) < GAP_IN_WORD * height
}

function placeOf(block: readonly number[], page: ShownPage, number: number, between = ' '): TextPlace[] {
  const shows = block.flatMap((show) => page.shows[show] ?? [])
  const text = shows
    .map((show) => show.text)
    .join(between)
    .trim()
  if (text === '') return []
  const boxes = shows.map(({ box }) => box)
  const edge = (side: 0 | 1 | 2 | 3, of: (...values: number[]) => number) => of(...boxes.map((box) => box[side]))
  const box: Box = [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)]
  return [{ page: number, text, box: fractions(box, page) }]
}
