import { left, right } from '../../model/page.ts'
import type { Flow } from '../../layout/flow/flow.ts'
import { anyOf } from '../../vocabulary/phrases.ts'
import type { LineItem } from '../rows/line-item.ts'

/** "* Paid by the hospital; not deducted from your pay", "*Employer contribution" at the foot of a table. */
const NOTE = new RegExp(
  `^(\\*{1,3}|†|‡) ?(?:(?:=|-|–|:|denotes|indicates|means) ?)?(?:an? )?${anyOf(`
    paid by (?!(?:the )?employee|you\\b), (?:amounts? )?not deducted, not (?:a deduction|taken) from,
    (?:employer|company|agency|district)[ -](?:paid|contributions?|share|cost|provided|portion)
  `)}`,
  'i',
)

/** Lines with the mark whose note says that the employer pays them are the employer's, whatever they stand among. */
export function withMarkedLines(tables: readonly LineItem[][], flow: Flow): LineItem[][] {
  const marks = flow.lines.flatMap(({ text }) => NOTE.exec(text)?.[1] ?? [])
  if (marks.length === 0) return tables.map((lines) => [...lines])
  return tables.map((lines) =>
    lines.map((line) => {
      const mark = markOf(line, flow)
      return mark && marks.includes(mark) ? { ...line, section: 'employer' as const, total: null } : line
    }),
  )
}

/** What stands at the end of a line's name, as part of its last word or right behind it. */
function markOf({ name }: LineItem, flow: Flow): string | null {
  const last = name.at(-1)
  if (!last) return null
  const words = flow.lines.find((line) => line.words.includes(last))?.words ?? []
  const next = words[words.indexOf(last) + 1]
  const behind = next && left(next) - right(last) < flow.em ? next.text : ''
  return /(?<=[^*†‡])(\*{1,3}|†|‡)$/.exec(last.text)?.[1] ?? /^(\*{1,3}|†|‡)$/.exec(behind)?.[1] ?? null
}
