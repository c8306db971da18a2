import type { AmountOnPage } from './amount.ts'

/** Amounts of a thousand and more that must agree before another is unlike them. */
const LIKE = 4
const THOUSANDS = /\d,?\d{3}\./

/** The one amount that has a comma between its thousands where the others have none, or none where they have. */
export function separatedUnlikeOthers(amounts: readonly AmountOnPage[]): AmountOnPage | null {
  const large = amounts.filter(({ text }) => THOUSANDS.test(text))
  const [withComma, without] = [true, false].map((has) => large.filter(({ text }) => text.includes(',') === has))
  if (withComma!.length === 1 && without!.length >= LIKE) return withComma![0]!
  return without!.length === 1 && withComma!.length >= LIKE ? without![0]! : null
}
