import type { Paper } from '../paper/paper.ts'
import { cityLine } from '../people/person.ts'
import type { FormRow } from './form.ts'
import type { Property } from './income.ts'
import type { ReturnStyle } from './style.ts'

/** Centres of the columns of line 2, and the position of the letters before them. */
const RENTAL_DAYS = 418
const PERSONAL_DAYS = 490
const JOINT_VENTURE = 552
const LETTERS = 366

/**
 * A row of Schedule E, Part I, above the amounts: the captions of lines 1a, 1b and 2, and the properties below them.
 */
export function drawPropertyRow(
  paper: Paper,
  y: number,
  row: Extract<FormRow, { kind: 'property' }>,
  properties: readonly Property[],
  style: ReturnStyle,
): void {
  const { part, column } = row
  if (column === null) return part === 'address' ? drawAddressHead(paper, y) : drawUseHead(paper, y)
  const letter = column.toUpperCase()
  const property = properties['abc'.indexOf(column)]
  const fill = (name: string, x: number, width: number, text: string) => {
    if (style.fields === 'form fields') {
      const area = { x, y: y - style.rowHeight + 5, width, height: style.rowHeight - 2 }
      paper.formField(`schedule_e.${name}_${column}`, area, text, 8)
    } else paper.text(x + 3, y, text, { size: 8.5, face: style.valueFace })
  }
  paper.text(50, y, letter, { size: 8, weight: 'bold' })
  if (part === 'address') {
    const { address } = property ?? {}
    return fill('address', 68, 500, address ? `${address.street}, ${cityLine(address)}` : '')
  }
  fill('type', 68, 60, property ? String(property.type) : '')
  paper.text(LETTERS, y, letter, { size: 8, weight: 'bold' })
  fill('rental_days', RENTAL_DAYS - 14, 40, property ? String(property.rentalDays) : '')
  fill(
    'personal_days',
    PERSONAL_DAYS - 14,
    40,
    property && property.personalDays > 0 ? String(property.personalDays) : '',
  )
  paper.box(JOINT_VENTURE - 4, y - 7, 8, 8)
}

function drawAddressHead(paper: Paper, y: number): void {
  paper.text(50, y, '1a', { size: 8, weight: 'bold' })
  paper.text(72, y, 'Physical address of each property (street, city, state, ZIP code)', { size: 7.5 })
}

function drawUseHead(paper: Paper, y: number): void {
  paper.text(50, y, '1b', { size: 8, weight: 'bold' })
  paper.text(72, y, 'Type of Property', { size: 7.5 })
  paper.text(146, y, '2', { size: 8, weight: 'bold' })
  paper.text(162, y, 'For each property, the number of fair rental and personal use days', { size: 6.5 })
  paper.text(RENTAL_DAYS, y, 'Fair Rental Days', { size: 7.5, align: 'center' })
  paper.text(PERSONAL_DAYS, y, 'Personal Use Days', { size: 7.5, align: 'center' })
  paper.text(JOINT_VENTURE, y, 'QJV', { size: 7.5, align: 'center' })
}
