import type { ClaimedPage } from '../../kind.ts'
import type { Page } from '../../../model/page.ts'
import { headingOf, type Heading } from './heading.ts'

export interface FormPage {
  page: Page
  heading: Heading
}

/**
 * Puts the pages of each form together. They may come in any order with others between them: a later page belongs to the
 * form that precedes it directly, else to the first of its kind and year that still lacks it.
 */
export function formsOf(pages: readonly ClaimedPage[]): FormPage[][] {
  const all = pages.flatMap(({ page }) => {
    const heading = headingOf(page)
    return heading ? [{ page, heading }] : []
  })
  const forms = all.filter(({ heading }) => heading.part === 1).map((first) => [first])
  for (const later of all.filter(({ heading }) => heading.part > 1)) {
    const open = forms.filter((form) => lacks(form, later))
    const before = open.find((form) => form.at(-1)!.page.number === later.page.number - 1)
    const home = before ?? open[0]
    if (home) home.push(later)
    else forms.push([later])
  }
  return forms.map((form) => form.sort((a, b) => a.heading.part - b.heading.part))
}

function lacks(form: readonly FormPage[], { heading }: FormPage): boolean {
  const own = form[0]!.heading
  const sameYear = own.year === null || heading.year === null || own.year === heading.year
  return own.form === heading.form && sameYear && !form.some((page) => page.heading.part === heading.part)
}
