import type { CopyReading, Reading } from '../../../boxes/reading.ts'

const STATE_FIELD = /^box_(15_state|15_id|16|17|18|19|20)_(\d+)$/

type StateRow = ReadonlyMap<string, Reading>

/**
 * Gives the same state the same number in all copies. A W-2 of more states than the form has rows comes as several forms, and the
 * further ones begin again at the first row. Only a text layer is sure enough of a state to tell it from a misread one.
 */
export function alignStates(copies: readonly CopyReading[]): CopyReading[] {
  if (copies.some((copy) => copy.source === 'ocr')) return [...copies]
  const known: StateRow[] = []
  return copies.map((copy) => {
    const fields = new Map([...copy.fields].filter(([name]) => !STATE_FIELD.test(name)))
    const used = new Set<number>()
    for (const row of rowsOf(copy)) {
      let place = known.findIndex((other, i) => !used.has(i) && isSameRow(row, other))
      if (place < 0) place = known.push(row) - 1
      used.add(place)
      for (const [box, read] of row) fields.set(`box_${box}_${place + 1}`, read)
    }
    return { ...copy, fields }
  })
}

function rowsOf(copy: CopyReading): StateRow[] {
  const rows = new Map<number, Map<string, Reading>>()
  for (const [name, read] of copy.fields) {
    const match = STATE_FIELD.exec(name)
    if (!match) continue
    const number = Number(match[2])
    rows.set(number, (rows.get(number) ?? new Map<string, Reading>()).set(match[1]!, read))
  }
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

/** Nothing that both show differs. */
function isSameRow(a: StateRow, b: StateRow): boolean {
  const shared = ['15_state', '16', '17', '18', '20'].filter((box) => a.has(box) && b.has(box))
  return shared.length > 0 && shared.every((box) => a.get(box)!.value === b.get(box)!.value)
}
