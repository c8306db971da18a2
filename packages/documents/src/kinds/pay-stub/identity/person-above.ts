import { endsAddress, namesPlace } from '../../../entities/address.ts'
import { namesCompany } from '../../../entities/organisation.ts'
import { beforeNextLabel, isParticle, looksLikePerson } from '../../../entities/person.ts'
import type { Phrase } from '../../../layout/cells.ts'
import type { Flow, FlowLine } from '../../../layout/flow.ts'
import { hasCents } from '../../../layout/lexer/numbers.ts'
import { lineOf } from '../../../layout/lines.ts'
import { left, right, top } from '../../../model/page.ts'
import { plain } from '../../../vocabulary/normalise.ts'
import { type FoundName, INFERRED, isOfOther } from './found-name.ts'

/** Without a label or an address: words above the tables that can be a person's name. */
export function personAbove(flow: Flow, tableTop: number, employer: FoundName | null): FoundName | null {
  const words = flow.lines.filter((line) => top(line) < tableTop)
  // "Jane Doe Emp #0417": data about a person may follow in the same phrase.
  const phrases = words.flatMap((line) => beforeAmounts(line).filter(isNoTown).map(behindRank).map(beforeNextLabel))
  const fitting = phrases.filter(
    (p) =>
      looksLikePerson(p.text) &&
      !namesCompany(p.text) &&
      !namesPlace(p.text) &&
      !isOfOther(p, employer) &&
      isCapitalised(p.text),
  )
  const phrase = fitting.find((name) => words.some((line) => isBeforeNumber(name, line))) ?? fitting[0]
  return phrase ? { phrase, certainty: INFERRED } : null
}

/** "BOSTON, MA 02113" before it is cut at its number. */
const isNoTown = ({ text }: Phrase) => !endsAddress(text)

/** People on a stub who are not paid by it. */
const OTHERS = /^(supervisor|manager|foreman|approved|prepared|authorized|contact|by|attn|spouse|beneficiary):$/i

/** "Officer: Jane Doe" without the word that says what she works as, which may be any. */
function behindRank(phrase: Phrase): Phrase {
  const [rank, ...name] = phrase.words
  const isRank = name.length > 1 && /^\p{L}+:$/u.test(rank!.text) && !OTHERS.test(rank!.text)
  return isRank ? lineOf(name) : phrase
}

/** The phrases of a line that is not of amounts: left of "Base rate 62.00", but not of "Jane Doe 1,204.00". */
function beforeAmounts({ phrases, figures }: FlowLine): readonly Phrase[] {
  const amount = figures.find(hasCents)
  const before = phrases.filter((phrase) => amount === undefined || right(phrase) < left(amount))
  return amount ? before.slice(0, -1) : before
}

/** "Jane Doe   Emp No 00419": whether the number of the employee directly follows a name. */
function isBeforeNumber({ words: name }: Phrase, { words }: FlowLine): boolean {
  const at = words.indexOf(name.at(-1)!)
  const label = plain(lineOf(words.slice(at + 1, at + 4)).text)
  return at >= 0 && /^(emp|employee|ee|associate|personnel|badge|clock|file) (no|num|number|id|nbr)\b/.test(label)
}

/** "Jan van der Berg": unlike those of a sentence, the words of a name have capitals, except its particles. */
export const isCapitalised = (text: string) =>
  text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word) || isParticle(word))
