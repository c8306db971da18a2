import { MARKS } from '../../marks/marks.ts'
import { decimalFromCents } from '@income/shared'
import type { ExtractedDocument } from '../../model/document.ts'
import type { Page } from '../../model/page.ts'
import { signOf } from '../../model/side.ts'
import { pageFromText, type HandMade } from '../../model/testing.ts'
import { payStub } from './pay-stub.ts'

/** The stubs on pages drawn in text, for tests; pages not recognised as stubs are left out. */
export function stubsIn(texts: string | readonly string[], made: HandMade = {}): ExtractedDocument[] {
  const pages = [texts].flat().map((text, i) => pageFromText(text, { ...made, number: i + 1 }))
  return payStub.read(pages.flatMap((page) => claimed(page)))
}

function claimed(page: Page) {
  const claim = payStub.recognise(page)
  return claim ? [{ page, claim }] : []
}

/** The values of a stub's fields. */
export const fieldsOf = ({ fields }: ExtractedDocument): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

/**
 * Its entries as "category description | this period | year to date | hours x rate", with a dash for what is missing. Those on
 * the other side than usual begin with their direction.
 */
export function entriesOf({ entries }: ExtractedDocument): string[] {
  return entries.map(({ category, direction, description, amount, ytdAmount, hours, rate }) => {
    const money = [amount, ytdAmount].map((cents) => (cents === null ? '-' : decimalFromCents(cents)))
    const worked = hours === null && rate === null ? [] : [`${hours ?? '-'} x ${rate ?? '-'}`]
    const side = signOf({ category, direction }) === 1n ? '' : `${direction} `
    return [`${side}${category} ${description}`, ...money, ...worked].join(' | ')
  })
}

/** Its checks that did not pass. */
export function complaintsOf({ checks }: ExtractedDocument): string[] {
  return checks
    .filter(({ name, status }) => !MARKS.includes(name) && (status === 'failed' || status === 'warning'))
    .map(({ status, name }) => `${status} ${name}`)
}
