import type { Page } from '../../model/page.ts'
import { type Trace, runPasses } from '../../model/pass.ts'
import { PART_PASSES } from './part-passes.ts'
import { isBare, type LineAt, type Part, type RowPart } from './parts.ts'
import { type Line, linesOf } from '../../layout/lines.ts'
import { headerAt } from './header/header.ts'
import { withoutHalvesOfDay, withoutTimesBelow } from '../../layout/reading-order/dates.ts'
import { accountsAcross } from './figures/listed-accounts.ts'
import { LINE_RULES } from './line-rules.ts'
import { ParseState } from './parse-state.ts'
import { inReadingOrder } from './reading-order.ts'
import { seemsRow } from './rows/undated.ts'

/** Parses the pages of a statement line by line, each line under the current heading and columns. */
export function scan(pages: readonly Page[], trace?: Trace): Part[] {
  const parts = partsOf(pages, trace).flatMap((part) => (part.kind === 'row' && isBare(part) ? textOfRow(part) : part))
  return [...runPasses(PART_PASSES, parts, undefined)]
}

function textOfRow({ page, line, more }: RowPart): Part[] {
  return [line, ...more].map((l) => ({ kind: 'text', page, line: l }))
}

/**
 * What each line of the pages is. A header of columns may span lines; every other line is taken by a rule, or is text.
 */
function partsOf(pages: readonly Page[], trace?: Trace): Part[] {
  const state = new ParseState()
  for (const page of pages) {
    const lines = linesOfPage(page, trace)
    for (let index = 0; index < lines.length;) {
      const { rule, count } = takeAt(state, { page, lines, index }, trace)
      trace?.took(page, lines.slice(index, index + count), rule)
      index += count
    }
    state.endPage()
  }
  return state.parts
}

function linesOfPage(page: Page, trace?: Trace): Line[] {
  const ordered = inReadingOrder(linesOf(page), trace && ((pass) => trace.changed(page, pass)))
  return withoutTimesBelow(withoutHalvesOfDay(ordered))
}

/** Takes the lines that begin here together; returns how many, and by which rule. */
function takeAt(
  state: ParseState,
  at: Pick<LineAt, 'page' | 'lines' | 'index'>,
  trace?: Trace,
): { rule: string; count: number } {
  const { page, lines, index } = at
  const header = headerAt(lines, index)
  if (header) {
    state.takeHeader(header, lines[index + header.lines - 1]!)
    return { rule: 'header of columns', count: header.lines }
  }
  const across = accountsAcross(page, lines, index)
  if (across) {
    state.parts.push(...across.accounts)
    return { rule: 'accounts side by side', count: across.lines }
  }
  const line = lines[index]!
  return { rule: takeLine(state, { ...at, line }, trace), count: 1 }
}

function takeLine(state: ParseState, at: LineAt, trace?: Trace): string {
  const { page, line } = at
  for (const { name, take } of LINE_RULES) {
    const { table } = state
    if (take(state, at)) return name
    if (table !== state.table) trace?.turned(page, line, name)
  }
  const isUnread = seemsRow(line, state.table)
  state.parts.push({ kind: 'text', page, line, ...(isUnread && { seemsRow: true }) })
  return isUnread ? 'text that seems a row' : 'text'
}
