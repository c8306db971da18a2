import type { Check } from '@income/shared'
import { checksOfBoxes } from './checks.ts'
import type { ReadDocument } from '../../../model/document.ts'

/** The relations between the boxes of a W-2. */
export function checksOfValues({ document: { fields } }: ReadDocument): Check[] {
  return checksOfBoxes(
    new Map(
      Object.entries(fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, { value }] as const])),
    ),
  )
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
