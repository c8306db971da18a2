/** Longer than this, a quotation is cut. */
const LONGEST = 80
/** Of these, as of every account, four digits are enough to find it on the page. */
const SOCIAL_SECURITY = /\b\d{3}[- ]?\d{2}[- ]?(\d{4})\b/g
const LONG_NUMBER = /\b\d{3,}(\d{4})\b/g

/** What stands on a page as it may leave the service: numbers of people and accounts show their last four digits alone. */
export function quoted(text: string): string {
  if (text.trim() === '') return 'nothing'
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  return `“${short.replace(SOCIAL_SECURITY, '…$1').replace(LONG_NUMBER, '…$1').trim()}”`
}
