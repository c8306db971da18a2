import type { Row } from './row.ts'

/** Time by stage: pages, total milliseconds, and the median per page over the files. */
export function stages(rows: readonly Row[]): string {
  const native = rows.filter(({ pages }) => pages.textLayer > 0 && pages.ocr === 0)
  const scanned = rows.filter(({ pages }) => pages.ocr > 0 && pages.textLayer === 0)
  const lines = [
    line(
      'text layer',
      native,
      (row) => row.time.textLayer,
      ({ pages }) => pages.textLayer,
    ),
    line(
      'OCR',
      scanned,
      (row) => row.time.ocr,
      ({ pages }) => pages.ocr,
    ),
    line(
      'understanding',
      rows,
      (row) => row.time.understand,
      ({ pages }) => pages.textLayer + pages.ocr,
    ),
    line(
      'native, in all',
      native,
      (row) => row.time.textLayer + row.time.understand,
      ({ pages }) => pages.textLayer,
    ),
  ]
  return ['stage           files  pages   total ms   median ms a page', ...lines].join('\n')
}

function line(name: string, rows: readonly Row[], time: (row: Row) => number, pages: (row: Row) => number): string {
  const counted = rows.filter((row) => pages(row) > 0)
  const byPage = counted.map((row) => time(row) / pages(row)).sort((a, b) => a - b)
  const total = counted.reduce((sum, row) => sum + time(row), 0)
  const count = counted.reduce((sum, row) => sum + pages(row), 0)
  const median = byPage[Math.floor(byPage.length / 2)]
  return [
    name.padEnd(15),
    String(counted.length).padStart(5),
    String(count).padStart(6),
    total.toFixed(0).padStart(10),
    (median?.toFixed(1) ?? '-').padStart(18),
  ].join(' ')
}
