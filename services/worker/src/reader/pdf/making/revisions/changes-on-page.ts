import { fractions, union, type Box, type FormField, type Page, type Word } from '@income/documents'
import type { Change } from '@income/signals'

/** In points: a word within this distance has not moved. */
const SAME_PLACE = 1.5
/** If more than this share of its words differs, it is a different page. */
const EXCHANGED = 0.6
const FEW_WORDS = 12
const MOST_CHANGES = 20
/** Every word is compared with every other, so a page with more is skipped. */
const MOST_WORDS = 5_000

type Seen = Omit<Change, 'revision'>

/** A page as read, and the places of words in fonts whose characters are unknown. */
export interface SeenPage {
  page: Page
  illegible: readonly Box[]
}

/** The differences between two states of a page, except at words that are illegible in one of them. */
export function changesOnPage({ page: before, ...was }: SeenPage, { page: after, ...is }: SeenPage): Seen[] {
  if (before.words.length + after.words.length > MOST_WORDS) return []
  const illegible = [...was.illegible, ...is.illegible]
  const legible = (words: readonly Word[]) => words.filter(({ box }) => !illegible.some((area) => overlaps(area, box)))
  const gone = legible(without(before.words, after.words))
  const come = legible(without(after.words, before.words))
  const most = Math.max(before.words.length, after.words.length)
  if (
    most >= FEW_WORDS &&
    gone.length > EXCHANGED * before.words.length &&
    come.length > EXCHANGED * after.words.length
  ) {
    return [{ kind: 'page', page: after.number, box: null, before: '', after: '' }]
  }
  return [...ofText(gone, come, after), ...ofFields(before.formFields, after.formFields, after)].slice(0, MOST_CHANGES)
}

/**
 * The words of one state that are not near the same place in the other, nor as frequent elsewhere: moved text has not
 * changed.
 */
function without(words: readonly Word[], others: readonly Word[]): Word[] {
  const left = new Map<string, number>()
  for (const { text } of others) left.set(text, (left.get(text) ?? 0) + 1)
  const missing = words.filter(({ text }) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count < 1
  })
  const texts = new Set(missing.map(({ text }) => text))
  return words.filter((word) => texts.has(word.text) && !others.some((other) => isSame(word, other)))
}

function isSame(one: Word, other: Word): boolean {
  return one.text === other.text && one.box.every((edge, i) => Math.abs(edge - other.box[i]!) < SAME_PLACE)
}

function ofText(gone: readonly Word[], come: readonly Word[], page: Page): Seen[] {
  const replaced = new Set<Word>()
  const [was, is] = [phrases(gone), phrases(come)]
  const pairs = is.map((now): Seen => {
    const before = was.filter(({ box }) => overlaps(box, now.box))
    for (const phrase of before) for (const word of phrase.words) replaced.add(word)
    const place = { page: page.number, box: fractions(union([now.box, ...before.map(({ box }) => box)]), page) }
    const text = before.map(({ text }) => text).join(' ')
    return { kind: kindOf(text, now.text), ...place, before: text, after: now.text }
  })
  const removed = was
    .filter(({ words }) => !words.some((word) => replaced.has(word)))
    .map(({ text, box }): Seen => ({
      kind: 'removed',
      page: page.number,
      box: fractions(box, page),
      before: text,
      after: '',
    }))
  return [...pairs, ...removed]
}

/** A mark that is left, or some letters, does not replace what stood before; a number without a digit is another number. */
function kindOf(before: string, after: string): Change['kind'] {
  if (!SAYS.test(before)) return 'added'
  const isRest = !SAYS.test(after) || (!DIGIT.test(after) && before.includes(after))
  return isRest ? 'removed' : 'text'
}

const DIGIT = /\d/

const SAYS = /[\p{L}\p{N}]/u

interface Phrase {
  words: Word[]
  text: string
  box: Box
}

/** Words of a line that are closer than the height of their letters. */
function phrases(words: readonly Word[]): Phrase[] {
  const found: Phrase[] = []
  for (const word of [...words].sort((a, b) => a.box[0] - b.box[0])) {
    const before = found.find(({ box }) => isOnLine(box, word.box) && word.box[0] - box[2] < word.box[3] - word.box[1])
    if (before) {
      before.words.push(word)
      before.text += ` ${word.text}`
      before.box = union([before.box, word.box])
    } else found.push({ words: [word], text: word.text, box: word.box })
  }
  return found
}

function isOnLine(one: Box, other: Box): boolean {
  return Math.abs(one[3] - other[3]) < 0.4 * (other[3] - other[1])
}

function overlaps(one: Box, other: Box): boolean {
  const [across, down] = [shared(one[0], one[2], other[0], other[2]), shared(one[1], one[3], other[1], other[3])]
  return across > 0 && down > 0.4 * Math.min(one[3] - one[1], other[3] - other[1])
}

function shared(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.min(to, otherTo) - Math.max(from, otherFrom)
}

function ofFields(before: readonly FormField[], after: readonly FormField[], page: Page): Seen[] {
  const values = new Map(before.map(({ name, value }) => [name, value]))
  return after.flatMap(({ name, value, box }): Seen[] => {
    const old = values.get(name) ?? ''
    if (old === value) return []
    const kind = old === '' ? 'filled' : 'field'
    return [{ kind, page: page.number, box: fractions(box, page), before: old, after: value }]
  })
}
