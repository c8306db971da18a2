import { explain, type Page } from '@income/documents'

/** The rules applied to a page: the passes that changed it, then the rule for each line. */
export function explainPage(pages: readonly Page[], number: number): string {
  const passes: string[] = []
  const lines: string[] = []
  const say = (page: Page, rule: string, text: string) => {
    if (page.number === number) lines.push(`${rule.padEnd(RULE_WIDTH)}${text}`)
  }
  explain(pages, {
    changed: (page, pass) => {
      if (page.number === number) passes.push(pass)
    },
    turned: (page, { text }, rule) => say(page, `(${rule})`, text),
    took: (page, taken, rule) => taken.forEach(({ text }) => say(page, rule, text)),
  })
  if (lines.length === 0)
    return `page ${number} belongs to neither a bank statement nor a pay stub: the rules of other documents have no names yet`
  return [`passes that changed the page: ${[...new Set(passes)].join(', ') || 'none'}`, ...lines].join('\n')
}

const RULE_WIDTH = 44
