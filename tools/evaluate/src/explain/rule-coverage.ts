import { explain, RULES, type Page } from '@income/documents'

/** How often each pass changed a page and each rule took a line, in order, including those that never did. */
export interface RuleCoverage {
  add: (pages: readonly Page[]) => void
  table: () => string
}

export function ruleCoverage(): RuleCoverage {
  const counts = new Map(RULES.map(({ name }) => [name, 0]))
  const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    add: (pages) =>
      explain(pages, {
        changed: (_, pass) => count(pass),
        turned: (_page, _line, rule) => count(rule),
        took: (_page, _lines, rule) => count(rule),
      }),
    table: () => [...counts].map(([name, number]) => `${String(number).padStart(7)}  ${name}`).join('\n'),
  }
}
