import { lineInOrder } from '../../../layout/lines.ts'
import { bottom, left, top } from '../../../model/page.ts'
import type { Phrase } from '../sheet/phrase.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { endsCompanyName } from '../vocabulary/name.ts'

/** A company's name too long for its cell: "Any Assessment" over "Corporation". */
export function withItsEnding(sheet: Sheet, name: Phrase): Phrase {
  if (endsCompanyName(name.words.at(-1)!.text)) return name
  const isBelow = (phrase: Phrase) =>
    top(phrase) > top(name) &&
    top(phrase) - bottom(name) < 0.6 * sheet.em &&
    Math.abs(left(phrase) - left(name)) < 0.3 * sheet.em
  const ending = sheet.lines
    .flatMap(({ phrases }) => phrases)
    .find((phrase) => endsCompanyName(phrase.text) && isBelow(phrase))
  return ending ? lineInOrder([...name.words, ...ending.words]) : name
}
