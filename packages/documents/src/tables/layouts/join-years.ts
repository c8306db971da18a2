import { resembles } from '../../vocabulary/similar.ts'
import { STATE_NAMES } from '../../entities/us-states.ts'
import { plain } from '../../vocabulary/normalise.ts'
import type { LineItem } from '../rows/line-item.ts'

/** Puts the year's amounts of such tables beside this period's of the same line. */
export function joinYears(tables: readonly LineItem[][]): LineItem[][] {
  const years = tables.filter((lines) => lines.length > 0 && lines.every(({ values }) => !values.current))
  const periodLines = new Set(
    tables
      .filter((lines) => lines.some(({ values }) => values.current) && lines.every(({ values }) => !values.ytd))
      .flat(),
  )
  const left = years.flat().filter((line) => line.total === null && line.values.ytd)
  const used = new Set<LineItem>()
  const join = (lines: LineItem[], isSame: Same) =>
    lines.map((line) => {
      const year = left.find((other) => !used.has(other) && isSame(line, other))
      if (!year || !periodLines.has(line)) return line
      used.add(year)
      return { ...line, values: { ...line.values, ytd: year.values.ytd! } }
    })
  const byName = tables.map((lines) => join(lines, hasSameName))
  const byState = byName.map((lines) => join(lines, isTaxOfOneState([...periodLines])))
  const joined = byState.map((lines) => join(lines, hasLikeName))
  return joined.map((lines) => lines.filter((line) => !used.has(line)))
}

type Same = (line: LineItem, other: LineItem) => boolean

const hasSameName: Same = (line, other) => line.total === null && isOfSection(line, other) && bare(line) === bare(other)

/** "Medicare" and "Medicare W/H" are one line. */
const bare = ({ description }: LineItem) => bareOf(description)
const bareOf = (text: string) => plain(text).replace(/ (w h|wh|withheld|withholding|tax)$/, '')
const TAX_OF_STATE = new RegExp(`^((${STATE_NAMES})( state)?|[a-z]{2} state)( income)?$`, 'i')

/** A list of the year may have lines of every kind under no title but its own. */
const isOfSection: Same = (line, other) =>
  line.section === other.section || line.section === 'unknown' || other.section === 'unknown'

/** "Louisiana Tax" this period and "State" for the year, where tax is withheld for no other state. */
function isTaxOfOneState(lines: readonly LineItem[]): Same {
  const taxes = lines.filter(({ description }) => TAX_OF_STATE.test(bareOf(description)))
  return (line, other) =>
    taxes.length === 1 && line === taxes[0] && isOfSection(line, other) && /^state( income)?$/.test(bare(other))
}

/** OCR may read a name in two ways: "OT 1.5" and "OoT15". */
const hasLikeName: Same = (line, other) =>
  line.name.some(({ confidence }) => confidence < 1) &&
  line.total === null &&
  line.section === other.section &&
  resembles(letters(line), letters(other))

const letters = ({ description }: LineItem) => plain(description).replace(/[^a-z0-9]/g, '')
