import type { Check } from '@income/shared'
import type { ReadDocument } from '../model/document.ts'
import { check, list, notApplicable, passed } from '../model/check.ts'
import type { MergedReading } from './merge-copies.ts'
import type { CopyReading } from './reading.ts'

type Fields = ReadonlyMap<string, MergedReading>

/** Figures stand in a box and no copy lets them be made out: the document has more than is given here. */
export function amountsRead(fields: Fields, copies: readonly CopyReading[]): Check {
  const lost = [...new Set(copies.flatMap((copy) => copy.unread).filter((name) => !fields.has(name)))]
  if (lost.length === 0) return passed('amounts_read', 'Every amount was read.')
  return check('amounts_read', 'failed', `The amounts in ${boxes(lost)} could not be read.`, doubted(lost))
}

/** A figure that the copies print differently, or that OCR reads differently without a majority, cannot be relied on. */
export function copiesAgree(fields: Fields, copies: readonly CopyReading[], isEntry: (name: string) => boolean): Check {
  if (copies.length < 2) return notApplicable('copies_agree', 'Only one copy of the form was found.')
  const split = [...fields].filter(([, read]) => read.disagreeing > 0)
  const unsettled = split.filter(
    ([name, read]) => isEntry(name) && (read.source === 'text_layer' || read.agreeing <= read.disagreeing),
  )
  if (split.length === 0) return passed('copies_agree', `All ${copies.length} copies show the same values.`)
  const names = (unsettled.length > 0 ? unsettled : split).map(([name]) => name)
  const status = unsettled.length > 0 ? 'failed' : 'warning'
  return check('copies_agree', status, `The copies differ in ${boxes(names)}.`, doubted(names))
}

/** The doubtful fields are what is `actual`, so that a person can settle each. */
function doubted(names: readonly string[]): { actual: string } {
  return { actual: names.join(', ') }
}

/** "box 1 and box 12a". */
function boxes(names: readonly string[]): string {
  return list(names.map((field) => field.replaceAll('_', ' ')))
}

/** Boxes that could not be read, or that the copies print differently, are no longer doubtful once a reviewer has settled them. */
export function settledDoubts(checks: readonly Check[], { document: { fields } }: ReadDocument): Check[] {
  return checks.map((check) => {
    if (check.name !== 'amounts_read' && check.name !== 'copies_agree') return check
    const doubted = check.actual?.split(', ') ?? []
    if (doubted.length === 0 || !doubted.every((name) => fields[name]?.original)) return check
    return { ...check, status: 'passed', actual: null, message: 'A reviewer has settled the doubtful values.' }
  })
}
