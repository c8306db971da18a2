import type { Phrase } from '../../../layout/cells.ts'
import type { Flow } from '../../../layout/flow.ts'
import { union, type Word } from '../../../model/page.ts'
import { dropBetween, shareColumn } from '../../../layout/geometry.ts'
import { isParticle } from '../../../entities/person.ts'
import { lineInOrder } from '../../../layout/lines.ts'
import { hasLabelWord } from '../../../vocabulary/word-lists.ts'

const isUnfinished = (word: string) => isParticle(word) || /\p{L}-$/u.test(word)
/** "Maria Hernandez de la": the name goes on elsewhere. */
export const isCutShort = ({ words }: Phrase) => words.length > 1 && isUnfinished(words.at(-1)!.text)

/** A person's name that its cell breaks before a surname: "Employee: Maria Hernandez de la" over "Torre". */
export function withRestBelow({ lines }: Flow, name: Phrase): Phrase {
  if (!isCutShort(name)) return name
  const phrases = lines.flatMap((line) => line.phrases)
  const cell = phrases.find(({ words }) => words.includes(name.words[0]!)) ?? name
  const rest = phrases.find((phrase) => {
    const drop = dropBetween(cell, phrase)
    return drop >= 0 && drop < cell.height && shareColumn(phrase, cell)
  })
  const isSurname = rest !== undefined && !hasLabelWord(rest.text)
  return isSurname ? lineInOrder(joinedAtHyphen(name.words, rest.words)) : name
}

/** "Maria Hernandez-" over "Torre" is one surname. */
function joinedAtHyphen(words: readonly Word[], rest: readonly Word[]): Word[] {
  const [last, first] = [words.at(-1)!, rest[0]!]
  if (!last.text.endsWith('-')) return [...words, ...rest]
  const whole = { ...last, text: last.text + first.text, box: union([last.box, first.box]) }
  return [...words.slice(0, -1), whole, ...rest.slice(1)]
}
