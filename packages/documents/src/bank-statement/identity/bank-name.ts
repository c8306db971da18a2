import { cellsOf, type Line } from '../../page/lines.ts'
import { height, type Page } from '../../page/page.ts'
import { foundAt, type Found } from '../found.ts'

const BANK_WORD =
  /\b(bank|banking company|bancorp|credit union|FCU|federal credit|savings and loan|trust company|N\.?A\.?)\b|\w{3,}bank\b/i
/** Banks that do not call themselves one. */
const WELL_KNOWN =
  /\b(chase|wells fargo|citi(bank|group|business)?|capital one|truist|pnc|ally|chime|becu|usaa|navy federal|schwab|sofi|varo|bmo|fifth third|keybank|regions|huntington|southstate|wintrust|synchrony|m&t|penfed)\b/i
const PROSE =
  /\b(your|you|we|our|please|call|write|service|deposit|account|online|member|statement|questions|www|box|sheet|details|transaction)\b|[:@]|\d{3}|\.com/i
const FDIC = /^(.{3,40}?),?\s+member\s+fdic/i

/** The bank's name as printed: near the head of the page, in large letters, or beside "Member FDIC". */
export function bankNameOn(page: Page, lines: readonly Line[]): Found<string> | null {
  const cells = lines.flatMap((line) => cellsOf(line, 1.6 * height(line)))
  const named = cells
    .filter((cell) => cell.words.length <= 7 && !PROSE.test(cell.text) && /\p{L}{3}/u.test(cell.text))
    .map((cell) => ({ cell, score: scoreOf(page, cell) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score)[0]
  if (named) return foundAt(named.cell.text, page, named.cell.words)
  const fdic = cells.find((cell) => FDIC.test(cell.text))
  if (!fdic) return null
  const count = FDIC.exec(fdic.text)![1]!.split(/\s+/).length
  const words = fdic.words.slice(0, count)
  return foundAt(words.map((word) => word.text.replace(/[,.]$/, '')).join(' '), page, words)
}

export function namesBank(text: string): boolean {
  return BANK_WORD.test(text) || WELL_KNOWN.test(text)
}

function scoreOf(page: Page, cell: Line): number {
  const isNamed = (BANK_WORD.test(cell.text) ? 2 : 0) + (WELL_KNOWN.test(cell.text) ? 2 : 0)
  if (isNamed === 0) return 0
  const place = 1 - cell.box[1] / page.height
  return isNamed + place + Math.min(height(cell), 30) / 30
}
