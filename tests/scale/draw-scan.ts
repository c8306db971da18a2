import { writeFile } from 'node:fs/promises'
import { degrade } from '@income/samples'
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib'

/*
 * Writes a scanned bank statement: `draw-scan.ts PATH PAGES ROWS`, with this many rows per page. A separate program,
 * because drawing is slow inside jest.
 */

const COLUMNS = [50, 120, 380, 480]
const OPENING = 1_000

const [path, pages, rowsOfPage] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])]
const pdf = await PDFDocument.create()
const font = await pdf.embedFont(StandardFonts.Helvetica)
let balance = OPENING
for (let page = 0; page < pages; page++) drawPage(linesOf(page), font)
const drawn = { name: 'scan.pdf', bytes: await pdf.save(), contentType: 'application/pdf' as const }
const scan = await degrade({ ...drawn, truth: { file: drawn.name, documents: [] } }, { format: 'pdf', dpi: 150 })
await writeFile(path, scan.bytes)

function linesOf(page: number): string[][] {
  const rows = Array.from({ length: rowsOfPage }, (_, i) => {
    const amount = 10 + ((page * rowsOfPage + i) % 83)
    balance += amount
    const day = 1 + Math.floor((page * 31) / pages)
    return [`01/${String(day).padStart(2, '0')}/2025`, `Deposit at branch ${page + 1}`, money(amount), money(balance)]
  })
  return [...(page === 0 ? heading() : []), ['Date', 'Description', 'Amount', 'Balance'], ...rows]
}

function heading(): string[][] {
  return [
    ['FIRST HARBOR BANK'],
    ['Statement of Account'],
    ['Account number: 000123456789'],
    ['Statement period: January 1, 2025 through January 31, 2025'],
    ['Beginning balance', '', '', money(OPENING)],
  ]
}

function drawPage(lines: readonly string[][], pageFont: PDFFont): void {
  const page = pdf.addPage([612, 792])
  page.setFont(pageFont)
  page.setFontSize(11)
  for (const [row, cells] of lines.entries()) {
    for (const [column, text] of cells.entries()) page.drawText(text, { x: COLUMNS[column]!, y: 740 - row * 22 })
  }
}

function money(dollars: number): string {
  return `${dollars.toLocaleString('en-US')}.00`
}
