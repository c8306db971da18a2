import type { Part, RowPart, Table } from './parts.ts'

/** What OCR makes of the mark for an image of the check. */
const MARK = /^[il|!]$/i
/** The mark glued to a number, which reads as its last digit. */
const GLUED = /1$/

/** Removes the mark that OCR took for the last digit of a check number, where other checks of the table have it apart: "4541 i". */
export function withoutMarksOfChecks(parts: readonly Part[]): Part[] {
  const marked = new Map<Table, string>()
  for (const part of parts) {
    if (part.kind === 'row' && part.page.source === 'ocr' && part.checkNumber && isMarked(part))
      marked.set(part.table, part.checkNumber)
  }
  return parts.map((part) =>
    part.kind === 'row' && part.page.source === 'ocr' ? bare(part, marked.get(part.table)) : part,
  )
}

function isMarked({ checkNumber, line: { tokens } }: RowPart): boolean {
  const at = tokens.findIndex(({ text }) => text === checkNumber)
  return at >= 0 && MARK.test(tokens[at + 1]?.text ?? '')
}

/** `marked` is another check of the table, to whose number the one without its last digit must be closer. */
function bare(row: RowPart, marked: string | undefined): RowPart {
  const { checkNumber, description } = row
  if (!checkNumber || !marked || checkNumber.length !== marked.length + 1 || !GLUED.test(checkNumber)) return row
  const own = checkNumber.replace(GLUED, '')
  const isCloser = Math.abs(Number(own) - Number(marked)) < Math.abs(Number(checkNumber) - Number(marked))
  return isCloser ? { ...row, checkNumber: own, description: description.replace(checkNumber, own) } : row
}
