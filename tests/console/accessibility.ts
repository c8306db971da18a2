import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { FULL_LENGTH } from '../support/measures/length.ts'
import type { Scheme } from './pictures.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In dark mode a page has the same elements in other colours: only runs of full length check more than those. */
function rulesFor(scheme: Scheme): axe.RunOptions {
  const runOnly: axe.RunOnly =
    scheme === 'dark' && !FULL_LENGTH ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: RULES }
  return { runOnly, resultTypes: ['violations'] }
}

/** Violations of WCAG 2.2 AA that axe finds on the page, each with its rule and elements. */
export async function violationsOn(page: Page, scheme: Scheme): Promise<string[]> {
  // axe stays on the page until another is loaded: bringing it there takes longer than a run.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(rulesFor(scheme))}).then(${LISTED})`)
}

/** Programs for pages are text, because the tests are not compiled for browsers. */
const LISTED = `({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' '))`
