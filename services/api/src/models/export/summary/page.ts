import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { sharesOf } from './shares.ts'
import { type TypeFace, typeFace, wrapped } from './type-face.ts'

/** The contents of the page: all facts, and as much of each section as fits. */
export interface PageContent {
  title: string
  facts: readonly { name: string; text: string }[]
  sections: readonly Section[]
  /** For the file's metadata. */
  subject: string
  madeAt: Date
}

interface Section {
  title: string
  items: readonly Item[]
  /** Its relative share of a full page. */
  weight: number
}

export interface Item {
  head: string
  /** At the right of the first row. */
  amount?: string
  detail?: string
}

// US Letter, in points.
const [WIDTH, HEIGHT] = [612, 792]
const MARGIN = 40
const LEADING = 10
const SIZE = 8
const INDENT = 10
const FACT_INDENT = 90
const AMOUNT_WIDTH = 90
const ROWS = Math.floor((HEIGHT - 2 * MARGIN) / LEADING)
/** A title and the space above it. */
const TITLE_ROWS = 2
const MOST_ROWS_OF_A_FACT = 3
const MOST_ROWS_OF_A_HEAD = 3
const MOST_ROWS_OF_A_DETAIL = 5

interface Faces {
  title: TypeFace
  bold: TypeFace
  plain: TypeFace
}

/** A row of the page: texts, each with its distance from the left margin. */
type Row = readonly { text: string; face: TypeFace; x: number }[]

/** Always one page of US Letter; what does not fit is counted. */
export async function onePage(content: PageContent): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  pdf.setTitle(content.title)
  pdf.setSubject(content.subject)
  pdf.setCreationDate(content.madeAt)
  pdf.setModificationDate(content.madeAt)
  const faces = facesOf(await pdf.embedFont(StandardFonts.Helvetica), await pdf.embedFont(StandardFonts.HelveticaBold))
  const top = [...titleRows(content.title, faces), ...content.facts.flatMap((fact) => factRows(fact, faces))]
  draw(pdf.addPage([WIDTH, HEIGHT]), [...top, ...sectionRows(content.sections, ROWS - top.length, faces)])
  return pdf.save()
}

function facesOf(plain: PDFFont, bold: PDFFont): Faces {
  return { title: typeFace(bold, 13), bold: typeFace(bold, SIZE), plain: typeFace(plain, SIZE) }
}

function titleRows(title: string, { title: face }: Faces): Row[] {
  const [text = ''] = wrapped(title, face, WIDTH - 2 * MARGIN, 1)
  return [[{ text, face, x: 0 }], []]
}

function factRows({ name, text }: PageContent['facts'][number], { bold, plain }: Faces): Row[] {
  const rows = wrapped(text, plain, WIDTH - 2 * MARGIN - FACT_INDENT, MOST_ROWS_OF_A_FACT)
  return rows.map((row, index) => [
    ...(index === 0 ? [{ text: name, face: bold, x: 0 }] : []),
    { text: row, face: plain, x: FACT_INDENT },
  ])
}

function sectionRows(sections: readonly Section[], rows: number, faces: Faces): Row[] {
  const filled = sections
    .filter(({ items }) => items.length > 0)
    .map((section) => ({ ...section, rowsOfItems: section.items.slice(0, ROWS).map((item) => itemRows(item, faces)) }))
  const wants = filled.map(({ rowsOfItems, weight, items }) => ({
    rows: TITLE_ROWS + rowsOfItems.flat().length + (items.length - rowsOfItems.length),
    weight,
  }))
  const shares = sharesOf(wants, rows)
  return filled.flatMap(({ title, items, rowsOfItems }, index) => [
    [],
    [{ text: title, face: faces.bold, x: 0 }],
    ...fitted(rowsOfItems, items.length, shares[index]! - TITLE_ROWS, faces),
  ])
}

function itemRows({ head, amount, detail = '' }: Item, { bold, plain }: Faces): Row[] {
  const width = WIDTH - 2 * MARGIN - INDENT
  const heads = wrapped(head, plain, amount === undefined ? width : width - AMOUNT_WIDTH, MOST_ROWS_OF_A_HEAD)
  const details = wrapped(detail, plain, width - INDENT, MOST_ROWS_OF_A_DETAIL)
  return [
    ...heads.map((text, index): Row => {
      const row = { text, face: plain, x: INDENT }
      return index === 0 && amount !== undefined ? [row, atTheRight(amount, bold)] : [row]
    }),
    ...details.map((text): Row => [{ text, face: plain, x: 2 * INDENT }]),
  ]
}

function atTheRight(text: string, face: TypeFace): Row[number] {
  return { text, face, x: WIDTH - 2 * MARGIN - face.font.widthOfTextAtSize(text, face.size) }
}

/** The items that fit completely; the last row counts the others. */
function fitted(rowsOfItems: readonly Row[][], items: number, rows: number, { plain }: Faces): Row[] {
  const whole = rowsOfItems.flat()
  if (rowsOfItems.length === items && whole.length <= rows) return whole
  const shown: Row[] = []
  let count = 0
  for (const own of rowsOfItems) {
    if (shown.length + own.length > rows - 1) break
    shown.push(...own)
    count++
  }
  return [...shown, [{ text: `… and ${items - count} more: see the worksheet`, face: plain, x: INDENT }]]
}

function draw(page: PDFPage, rows: readonly Row[]): void {
  const color = rgb(0, 0, 0)
  rows.forEach((row, index) => {
    const y = HEIGHT - MARGIN - (index + 1) * LEADING
    for (const { text, face, x } of row)
      page.drawText(text, { x: MARGIN + x, y, font: face.font, size: face.size, color })
  })
}
