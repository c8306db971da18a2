import { height, union, type Word } from '../../model/page.ts'
import { follows } from '../geometry.ts'

/** A scan may round one of the brackets: "[)". */
const TYPED_BOX = /^(?:\[([ Xx]?)[\])}]|[({]([ Xx]?)\])$/

/** Boxes to tick that are typed, "[X]" and "[ ]", as a tick and as the sign of an empty box. */
export function withTickBoxes(words: readonly Word[]): Word[] {
  const ends = new Map(
    words.filter(({ text }) => text === '[').map((start) => [start, words.find((word) => closes(word, start))]),
  )
  const closing = new Set(ends.values())
  return words.flatMap((word) => {
    const end = ends.get(word)
    if (end) return [{ ...word, text: '☐', box: union([word.box, end.box]) }]
    const [isBox, square, round] = TYPED_BOX.exec(word.text) ?? []
    const isTicked = /x/i.test(square ?? round ?? '')
    return closing.has(word) ? [] : [isBox === undefined ? word : { ...word, text: isTicked ? 'X' : '☐' }]
  })
}

function closes(word: Word, start: Word): boolean {
  return word.text === ']' && follows(word, start, height(start))
}
