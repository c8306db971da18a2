import { lineInOrder } from '../../../layout/lines.ts'
import { bottom, left, top } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/phrases.ts'
import type { Flow } from '../../../layout/flow/flow.ts'
import { endsCompanyName } from '../../../entities/organisation.ts'

/** A company's name too long for its cell: "Any Assessment" over "Corporation". */
export function withItsEnding(flow: Flow, name: Phrase): Phrase {
  if (endsCompanyName(name.words.at(-1)!.text)) return name
  const isBelow = (phrase: Phrase) =>
    top(phrase) > top(name) &&
    top(phrase) - bottom(name) < 0.6 * flow.em &&
    Math.abs(left(phrase) - left(name)) < 0.3 * flow.em
  const ending = flow.lines
    .flatMap(({ phrases }) => phrases)
    .find((phrase) => endsCompanyName(phrase.text) && isBelow(phrase))
  return ending ? lineInOrder([...name.words, ...ending.words]) : name
}
