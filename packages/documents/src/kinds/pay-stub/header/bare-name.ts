import { lineInOrder, lineOf } from '../../../layout/lines.ts'
import type { Word } from '../../../model/page.ts'
import type { Phrase } from '../../../layout/phrases.ts'

const BEFORE = /^(mr|mrs|ms|miss|mx|dr|rev|prof)\.?,?$|^(fr|sr|br|hon)\.$/i
/** Of a profession, none that is a surname as well. */
const BEHIND = /^(rn|lpn|lvn|cna|aprn|bsn|msn|md|dds|dmd|dvm|phd|pharmd|pa-c|cpa|esq)$/i

/** A person's name without what is set before or behind it: "00123 Jane Doe", "Doe, Jane (DOEJA)", "Dr. Jane Doe, MD". */
export function barePerson(phrase: Phrase): Phrase {
  const named = withoutNumbers(phrase)
  const first = named.words.findIndex(({ text }) => !BEFORE.test(text))
  const last = named.words.findLastIndex(({ text }) => !BEHIND.test(text.replace(/[.,]/g, '')))
  const own = named.words.slice(Math.max(0, first), last + 1)
  return own.length < 2 ? named : lineOf(own)
}

function withoutNumbers(phrase: Phrase): Phrase {
  const isWord = ({ text }: Word) => /\p{L}/u.test(text) && !/\d|^\(.*\)$/.test(text)
  const first = phrase.words.findIndex(isWord)
  const last = phrase.words.findLastIndex(isWord)
  return first < 0 ? phrase : lineOf(phrase.words.slice(first, last + 1))
}

/** A company's name without the number the payroll has for it, "91744 - Any Company LLC", and what is added in brackets. */
export function bareEmployer({ words }: Phrase): Phrase {
  const [code, dash] = words.map(({ text }) => text)
  const isCoded = /\d/.test(code ?? '') && /^[-–—]$/.test(dash ?? '')
  const aside = words.at(-1)!.text.endsWith(')') ? words.findIndex(({ text }) => text.startsWith('(')) : -1
  const own = words.slice(isCoded ? 2 : 0, aside > 0 ? aside : undefined)
  // A long name may stand on two lines.
  return lineInOrder(own.length > 0 ? own : words)
}

/** What stands before the name of the paper: "Any Company LLC — Pay Statement". The phrase itself where that is not behind it. */
export function beforeTitle(phrase: Phrase): Phrase {
  const dash = phrase.words.findIndex(({ text }, i) => i > 0 && /^[-–—|]$/.test(text))
  const behind = phrase.words.slice(dash + 1).map(({ text }) => text)
  const isTitle = dash > 0 && /\b(statement|(pay ?)?(stub|slip)|advice|voucher)$/i.test(behind.join(' '))
  return isTitle ? lineOf(phrase.words.slice(0, dash)) : phrase
}
