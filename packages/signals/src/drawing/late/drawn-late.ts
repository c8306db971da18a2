import type { FoundSignal, Severity } from '@income/shared'
import { placeOf, type Cover, type DrawnPage } from '../../model/drawn-page.ts'
import { quoted } from '../../model/quoted.ts'
import { tailInOwnFonts, tailsOutOfOrder, type Piece, type Tail } from './tail.ts'

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const FIGURE = /\d.*\d/
const NUMBER = /^\d+$/
const AMOUNT = /\d[.,]\d/
/** In font sizes: the maximum distance to the next word of a row and of a column, and the maximum size of a separate background. */
const ROW = { level: 0.35, farthest: 40 }
const COLUMN = { edge: 1.5, farthest: 14 }
const GROUND = { height: 2.6, room: 4 }
/** Minimum number of earlier amounts for each late one: the values of a form are all drawn late. */
const FIGURES_BEFORE = 4
/** If more words have a separate background, it belongs to the page's design. */
const MOST_GROUNDS = 3

/** Words in the middle of a page that were drawn after the rest of it. */
export function ofTextDrawnLate(page: DrawnPage): FoundSignal[] {
  const inOwnFonts = tailInOwnFonts(page.runs)
  const found = inOwnFonts ? addedIn(inOwnFonts, page.covers) : []
  const added =
    found.length > 0
      ? found
      : (tailsOutOfOrder(page.runs)
          .map((tail) => addedIn(tail, page.covers))
          .find(({ length }) => length > 0) ?? [])
  if (added.length === 0) return []
  const evidence = added.map(({ piece, traits }) => ({
    ...placeOf(piece.area, page),
    detail: `${quoted(piece.text)} was drawn after the rest of the page${traits.map((trait) => `, ${TRAITS[trait]}`).join('')}`,
  }))
  const heaviest = added.reduce((one, other) => (other.traits.length > one.traits.length ? other : one))
  const summary = `In the middle of the page, ${evidence[added.indexOf(heaviest)]!.detail}.`
  return [{ code: 'text_drawn_late', severity: severityOf(heaviest), summary, evidence }]
}

type Trait = 'font' | 'ground' | 'column'

const TRAITS: Record<Trait, string> = {
  font: 'in a font that no other text on the page uses',
  ground: 'on its own background',
  column: 'between the lines of a column that was drawn earlier',
}

interface Added {
  piece: Piece
  traits: Trait[]
  /** Whether it is one of the first amounts of its page, as those are that were filled into a form. */
  isFilledIn: boolean
}

/** A name in the font of its own is often the one field of a form that was filled in; a bare number, that of a check. */
function severityOf({ piece, traits, isFilledIn }: Added): Severity {
  const isFigure = FIGURE.test(piece.text) && !NUMBER.test(piece.text)
  if ((!isFigure || isFilledIn) && !traits.includes('ground')) return 'low'
  if (traits.length === 1) return traits[0] === 'font' ? 'low' : 'medium'
  return traits.includes('ground') ? 'high' : 'medium'
}

function addedIn({ earlier, late, from, ownFonts }: Tail, covers: readonly Cover[]): Added[] {
  const count = (pieces: readonly Piece[], pattern: RegExp) => pieces.filter(({ text }) => pattern.test(text)).length
  if (count(earlier, FIGURE) < FIGURES_BEFORE * Math.max(1, count(late, FIGURE))) return []
  const isFilledIn = count(earlier, AMOUNT) < count(late, AMOUNT)
  const shapes = covers.filter(({ kind }) => kind === 'shape')
  const isUsual = earlier.filter((piece) => hasGround(piece, shapes)).length > MOST_GROUNDS
  const grounds = isUsual ? [] : shapes.filter(({ order }) => order > from)
  const added = late.flatMap((piece): Added[] => {
    const inColumn = isInColumn(piece, earlier)
    if (!LETTER_OR_DIGIT.test(piece.text) || !(inColumn || isInRow(piece, earlier))) return []
    const traits: Trait[] = [
      ...(ownFonts ? (['font'] as const) : []),
      ...(hasGround(piece, grounds) ? (['ground'] as const) : []),
      ...(inColumn ? (['column'] as const) : []),
    ]
    return traits.length === 0 ? [] : [{ piece, traits, isFilledIn }]
  })
  // Without a separate font, all late words must be placed between earlier ones.
  return !ownFonts && added.length < late.length ? [] : added
}

function isInRow({ area, baseline, size }: Piece, earlier: readonly Piece[]): boolean {
  return earlier.some(
    (other) =>
      Math.abs(other.baseline - baseline) < ROW.level * size &&
      other.area[0] - area[2] < ROW.farthest * size &&
      area[0] - other.area[2] < ROW.farthest * size,
  )
}

/** Whether earlier words are above and below it, aligned with one of its edges. */
function isInColumn({ area, baseline, size }: Piece, earlier: readonly Piece[]): boolean {
  const column = earlier.filter(
    (other) =>
      Math.abs(other.baseline - baseline) < COLUMN.farthest * size &&
      Math.abs(other.baseline - baseline) > 0.5 * size &&
      (Math.abs(other.area[0] - area[0]) < COLUMN.edge || Math.abs(other.area[2] - area[2]) < COLUMN.edge),
  )
  return column.some((other) => other.baseline < baseline) && column.some((other) => other.baseline > baseline)
}

function hasGround({ area, size, order }: Piece, grounds: readonly Cover[]): boolean {
  const [middle, height] = [(area[0] + area[2]) / 2, (area[1] + area[3]) / 2]
  return grounds.some(
    ({ box, order: drawn }) =>
      drawn < order &&
      box[0] < middle &&
      middle < box[2] &&
      box[1] < height &&
      height < box[3] &&
      box[3] - box[1] < GROUND.height * size &&
      box[2] - box[0] < area[2] - area[0] + 2 * GROUND.room * size,
  )
}
