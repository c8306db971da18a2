import { type FlowLine, partAt, type Slice } from '../../layout/flow.ts'
import { stubFlow, readStub, type StubReading, DETECTORS } from './read-stub.ts'
import { bottom, top } from '../../model/page.ts'
import type { NamedRule, Trace } from '../../model/pass.ts'
import { CELL_PASSES } from '../../tables/header/heading-cells.ts'
import { ROLE_RULES } from '../../tables/header/columns.ts'
import { TABLE_STARTS } from '../../tables/header/table-starts.ts'
import { LINE_READINGS } from './lines/line-readings.ts'
import { ROW_PASSES } from '../../tables/rows/row-passes.ts'
import { type Layout, layoutOf } from '../../tables/regions/layout.ts'
import { SECTION_RULES } from '../../tables/sections/section-rules.ts'

/** What a line of a stub may be; the first rule that fits decides. */
interface LineRule extends NamedRule {
  isSuch: (line: FlowLine, layout: Layout, reading: StubReading) => boolean
}

const LINE_RULES: readonly LineRule[] = [
  {
    name: 'header of a table',
    example: 'Earnings  Hours  Current  YTD',
    isSuch: (line, { headings }) =>
      headings.some((heading) => top(line) >= top(heading) - 1 && bottom(line) <= bottom(heading) + 1),
  },
  {
    name: 'row of a table',
    example: 'Regular  80.00  1,600.00',
    isSuch: (line, _, { tables }) => holds(line, linesOf(tables.flat().filter(({ total }) => total === null))),
  },
  {
    name: 'sum in a table',
    example: 'Total earnings  1,600.00',
    isSuch: (line, _, { tables }) => holds(line, linesOf(tables.flat())),
  },
  {
    name: 'total beside its label',
    example: 'Net Pay  1,204.10',
    isSuch: (line, _, { totals }) =>
      holds(
        line,
        [totals.current, totals.ytd].flatMap(({ gross, net, deductions }) =>
          [gross, net, deductions].flatMap((total) => total?.words ?? []),
        ),
      ),
  },
]

const TEXT = 'text'

/** The rules by which stubs are read, in order of precedence. */
export const STUB_RULES: readonly NamedRule[] = [
  ...CELL_PASSES,
  ...ROLE_RULES,
  ...TABLE_STARTS,
  ...ROW_PASSES,
  ...SECTION_RULES,
  ...DETECTORS,
  ...LINE_READINGS,
  ...LINE_RULES,
]

/** Reads a stub again, and records in a trace which rules applied and what each of its lines is. */
export function explainStub(slices: readonly Slice[], trace: Trace): void {
  const flow = stubFlow(slices)
  const onRule = (rule: string) => slices.forEach(({ page }) => trace.changed(page, rule))
  const layout = layoutOf(flow, onRule)
  const reading = readStub(flow, layout, onRule)
  for (const line of flow.lines) {
    const rule = LINE_RULES.find(({ isSuch }) => isSuch(line, layout, reading))
    trace.took(partAt(flow, top(line)).page, [line], rule?.name ?? TEXT)
  }
}

const linesOf = (lines: StubReading['tables'][number]) =>
  lines.flatMap(({ name, values }) => [...name, ...Object.values(values).flatMap(({ words }) => words)])

const holds = ({ words }: FlowLine, used: FlowLine['words']) => words.some((word) => used.includes(word))
