import { top, type Word } from '../../../model/page.ts'
import type { Flow } from '../../../layout/flow.ts'
import { plain } from '../../../vocabulary/normalise.ts'

export type PayFrequency = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'

const SAYINGS: readonly [PayFrequency, string][] = [
  ['biweekly', 'bi ?weekly|every (two|2|other) weeks?|fortnightly|b w'],
  ['semimonthly', 'semi ?monthly|twice (a|per) month|bi ?monthly'],
  ['weekly', 'weekly|every week|once a week'],
  ['monthly', 'monthly|once a month|every month'],
]
/** Alone, and behind a label, where a code or a group's name may stand beside it: "Pay Group: BWK-Biweekly Staff". */
const ALONE = SAYINGS.map(([frequency, says]) => [frequency, new RegExp(`^(${says})$`)] as const)
const LABELLED = SAYINGS.map(([frequency, says]) => [frequency, new RegExp(`\\b(${says})\\b`)] as const)
const LABEL =
  /^(((pay|payment|payroll|payday) )?(frequency|freq|schedule|cycle|type|group|basis|period( type)?|code)\b|payroll( name)?$|payroll name\b) ?/
/** Behind another label and its value, too near to be told apart: "Employee ID: 10482 Pay Frequency: Weekly". */
const FURTHER = SAYINGS.map(
  ([frequency, says]) =>
    [frequency, new RegExp(`\\b(pay|payment|payroll) (frequency|freq|schedule|cycle) (${says})\\b`)] as const,
)

/** A label in a cell of its own: "Pay Group:", "Pay Type". "Type" alone, or "Basis", heads a column. */
const isLabel = (text = '') => (text.endsWith(':') || /^pay/i.test(text)) && plain(text).replace(LABEL, '') === ''

/** How often is paid, where the stub says so above its tables: never worked out from its dates. */
export function printedFrequency(flow: Flow, tableTop: number): { frequency: PayFrequency; words: Word[] } | null {
  for (const line of flow.lines) {
    for (const [i, phrase] of line.phrases.entries()) {
      const label = plain(phrase.text)
      const text = label.replace(LABEL, '')
      const isLabelled = text !== label || isLabel(line.phrases[i - 1]?.text)
      const found = (isLabelled ? LABELLED : ALONE).find(([, pattern]) => pattern.test(text))
      if (found && (isLabelled || top(line) < tableTop)) return { frequency: found[0], words: phrase.words }
      const further = FURTHER.find(([, pattern]) => pattern.test(label))
      if (further) return { frequency: further[0], words: phrase.words }
    }
  }
  return null
}
