import type { GradedValue } from '../scoring/score-file.ts'
import type { Row } from './row.ts'

/** Lower bounds of confidence bands, highest first. */
const BANDS = [0.99, 0.9, 0.7, 0.5, 0]

/** How many values in each band of confidence were right: a confidence of 0.9 promises more than one of 0.5. */
export function calibration(rows: readonly Row[]): string {
  const values = rows.flatMap(({ score }) => score?.values ?? [])
  const native = values.filter(({ source }) => source === 'text_layer')
  const recognised = values.filter(({ source }) => source !== 'text_layer')
  const lines = BANDS.map((least, i) => {
    const below = BANDS[i - 1] ?? Infinity
    const name = i === 0 ? `from ${least}` : `${least} to ${below}`
    const shares = [native, recognised].map((of) =>
      shareRight(of.filter(({ confidence }) => least <= confidence && confidence < below)),
    )
    return row(name, shares)
  })
  const relied = [native, recognised].map((of) => shareRight(of.filter(({ confidence }) => confidence >= 0.9)))
  return [row('confidence', ['text layer, right', 'OCR, right']), ...lines, row('0.9 and more', relied)].join('\n')
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(14), ...cells.map((cell) => cell.padStart(24))].join(' ')
}

function shareRight(values: readonly GradedValue[]): string {
  if (values.length === 0) return '-'
  const right = values.filter((value) => value.right).length
  return `${right}/${values.length} ${((100 * right) / values.length).toFixed(2)}%`
}
