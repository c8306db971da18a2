import { left, top, right, type Box } from '../../page/page.ts'
import { phrasesOf, type Phrase } from '../sheet/phrase.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { endsAddress, looksLikeEmployer, looksLikePerson } from '../vocabulary/name.ts'

export interface AddressBlock {
  name: Phrase
  box: Box
}

/** Names printed over an address, from top to bottom: how a letter, and most stubs, say whom they are of and for. */
export function addressBlocks(sheet: Sheet): AddressBlock[] {
  const phrases = sheet.lines.flatMap((line) => phrasesOf(line, sheet.em))
  return phrases
    .filter((phrase) => endsAddress(phrase.text))
    .flatMap((last) => {
      const lines = blockAbove(phrases, last, sheet.em)
      const name = lines.find((line) => looksLikeEmployer(line.text) || looksLikePerson(line.text))
      return name && name !== last ? [{ name, box: name.box }] : []
    })
    .sort((a, b) => top(a) - top(b) || left(a) - left(b))
}

/** The lines set flush above the last one of an address, top first; a wider gap ends the block. */
function blockAbove(phrases: readonly Phrase[], last: Phrase, em: number): Phrase[] {
  const block = [last]
  for (let pitch = 2 * em; block.length < 6;) {
    const current = block[0]!
    const above = phrases
      .filter((p) => top(p) < top(current) - 0.5 * em && top(current) - top(p) <= pitch && flush(p, current, em))
      .sort((a, b) => top(b) - top(a))[0]
    if (!above) break
    pitch = Math.min(pitch, Math.max(1.6 * (top(current) - top(above)), 1.5 * em))
    block.unshift(above)
  }
  return block
}

function flush(a: Phrase, b: Phrase, em: number): boolean {
  const center = (p: Phrase) => (left(p) + right(p)) / 2
  return (
    Math.abs(left(a) - left(b)) < 0.8 * em ||
    Math.abs(right(a) - right(b)) < 0.5 * em ||
    Math.abs(center(a) - center(b)) < 0.5 * em
  )
}
