import { left, middleX } from '../../model/page.ts'
import { misalignment } from '../../layout/geometry.ts'
import type { Figure } from '../../layout/lexer/numbers.ts'
import type { TableFlow, TablePhrase, TotalLabel } from '../schema.ts'
import { candidate, type TotalCandidate } from './candidate.ts'

/** The parts of a line outside tables. */
export interface Parts {
  top: number
  bottom: number
  figures: Figure[]
  phrases: TablePhrase[]
}

/** "$1,338.34" alone on its line over "Take home", or over "Net pay • Paid October 11"; or in a row of cards. */
export function above(
  { em }: TableFlow,
  label: TotalLabel,
  phrase: TablePhrase,
  own: Parts,
  lines: readonly Parts[],
): TotalCandidate[] {
  const [before, beyond] = [lines.at(-1), lines.at(-2)]
  if (!before || own.top - before.bottom >= em || before.phrases.length > 0) return []
  const isCaptioned = beyond && before.top - beyond.bottom < em && areOneEach(beyond.phrases, before.figures, em)
  const row = isCaptioned ? [] : cardsOver(own, before, em)
  const figure = row.find(([caption]) => caption === phrase)?.[1] ?? loneFigure(label, phrase, own, before, em)
  return figure ? candidate(label, label.period ?? 'current', figure) : []
}

function loneFigure(label: TotalLabel, phrase: TablePhrase, own: Parts, { figures }: Parts, em: number) {
  const [figure, ...more] = figures
  const isAlone = figure?.amount?.hasCents && more.length === 0
  const isLabelled = phrase === own.phrases[0] && !own.figures.some(({ amount }) => amount?.hasCents)
  if (label.name !== 'net_pay' || !isAlone || !isLabelled) return null
  const off = own.phrases.length === 1 ? middleX(figure) - middleX(phrase) : left(figure) - left(phrase)
  return Math.abs(off) < em ? figure : null
}

/** Cards with captions below their amounts: "$1,960.00  $1,421.09" over "Gross pay  Net pay". */
function cardsOver(own: Parts, { figures }: Parts, em: number): (readonly [TablePhrase, Figure])[] {
  const areCards = own.phrases.length > 1 && own.figures.length === 0 && areOneEach(own.phrases, figures, em)
  return areCards ? own.phrases.map((caption, i) => [caption, figures[i]!]) : []
}

/** Whether a row has exactly one amount over each caption, or one under each. */
function areOneEach(captions: readonly TablePhrase[], figures: readonly Figure[], em: number): boolean {
  const isOwn = (figure: Figure, caption: TablePhrase | undefined) =>
    caption !== undefined && figure.amount?.hasCents === true && misalignment(figure, caption) < em
  return captions.length === figures.length && figures.every((figure, i) => isOwn(figure, captions[i]))
}
