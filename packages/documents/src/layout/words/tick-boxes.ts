import { height, union, type Word } from '../../model/page.ts'
import { follows } from '../geometry.ts'

const TYPED_BOX = /^\[([ Xx]?)\]$/

/** Boxes to tick that are typed, "[X]" and "[ ]", as a tick and as the sign of an empty box. */
export function withTickBoxes(words: readonly Word[]): Word[] {
  const ends = new Map(
    words.filter(({ text }) => text === '[').map((start) => [start, words.find((word) => closes(word, start))]),
  )
  const closing = new Set(ends.values())
  return words.flatMap((word) => {
    const end = ends.get(word)
    if (end) return [{ ...word, text: '☐', box: union([word.box, end.box]) }]
    const mark = TYPED_BOX.exec(word.text)?.[1]
    return closing.has(word) ? [] : [mark === undefined ? word : { ...word, text: mark.trim() === '' ? '☐' : 'X' }]
  })
}

function closes(word: Word, start: Word): boolean {
  return word.text === ']' && follows(word, start, height(start))
}
