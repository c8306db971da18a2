import { lineOf, type Line } from '../lines.ts'
import { tableCellsOf } from '../cells.ts'
import { height } from '../../model/page.ts'
import { isMoney, tokensOf, type Token } from '../lexer/tokens.ts'
import { misalignment } from '../alignment.ts'

const THIS = /^(?:this|current) (?:period|statement|month|cycle)$/i
const OTHER = /^(?:(?:last|previous|prior) (?:period|statement|month|cycle|year)|(?:this |last )?year.to.date|ytd)$/i

interface Heads {
  own: Line[]
  other: Line[]
}

/** Lines without the figures of other periods, where a summary has columns for several: "Last period   This period". */
export function withoutOtherPeriods(lines: readonly Line[]): Line[] {
  let heads: Heads | null = null
  return lines.map((line) => {
    const found = headsOn(line)
    if (found) heads = found
    else if (heads && !tokensOf(line).some(isMoney)) heads = null
    return heads && !found ? withoutOthers(line, heads) : line
  })
}

function headsOn(line: Line): Heads | null {
  const cells = tableCellsOf(line)
  const own = cells.filter(({ text }) => THIS.test(text))
  const other = cells.filter(({ text }) => OTHER.test(text))
  return own.length === 1 && other.length > 0 && own.length + other.length === cells.length ? { own, other } : null
}

/** Only where each head has one figure under it: then it is certain whose each is. */
function withoutOthers(line: Line, { own, other }: Heads): Line {
  const heads = [...own, ...other]
  const amounts = tokensOf(line).filter(isMoney)
  const under = heads.map((head) => amounts.filter((amount) => nearest(amount, heads) === head))
  if (under.some((figures) => figures.length !== 1)) return line
  const dropped = other.flatMap((head) => under[heads.indexOf(head)]!.flatMap(({ words }) => words))
  return lineOf(line.words.filter((word) => !dropped.includes(word)))
}

function nearest(amount: Token, heads: readonly Line[]): Line | null {
  const far = (head: Line) => misalignment(amount, head)
  const best = heads.reduce((a, b) => (far(b) < far(a) ? b : a))
  return far(best) < 2 * height(amount) ? best : null
}
