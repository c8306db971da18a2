import type { FoundSignal } from '@income/shared'
import { placeOf, type DrawnPage } from '../model/drawn-page.ts'

/** More such places are how the program writes. */
const MOST = 12
/** Letters of a page on which text may be missed. */
const LETTERS = 50

/**
 * Places of text that is gone: a program that writes letter by letter moves the position for each, and the moves have
 * stayed.
 */
export function ofEmptiedText(page: DrawnPage): FoundSignal[] {
  const { emptied, inOrder } = page
  if (emptied.length === 0 || emptied.length > MOST || inOrder.length < LETTERS) return []
  const detail = 'the page has moves from letter to letter here, but shows nothing between them'
  const evidence = emptied.map((area) => ({ ...placeOf(area, page), detail }))
  const summary =
    'In the file, letters were taken out of the text of the page, and what moves from one to the next has stayed.'
  return [{ code: 'text_written_otherwise', severity: 'medium', summary, evidence }]
}
