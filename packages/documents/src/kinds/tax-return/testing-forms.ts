import type { Page } from '../../model/page.ts'
import { endingAt, formPage, type Placed } from '../../forms/testing.ts'

/** The first page of a Form 1040 of 2024 with its important lines; `filled` is what is filled in. */
export const return2024 = (filled: readonly Placed[] = [], more: Partial<Page> = {}): Page =>
  formPage([...RETURN_2024, ...filled], more)

/** The right edge of the outer boxes, and the middles of the rows of their lines. */
const OUTER = 574
export const ROW = {
  '1a': 433,
  '1b': 445,
  '1z': 457,
  '2b': 469,
  '3b': 481,
  '7': 493,
  '8': 505,
  '9': 517,
  '10': 529,
  '11': 541,
}

export const onLine = (line: keyof typeof ROW, text: string): Placed => endingAt(OUTER, ROW[line], text)

const RETURN_2024: readonly Placed[] = [
  [43, 45, '1040'],
  [98, 45, 'U.S. Individual Income Tax Return'],
  [298, 45, '2024'],
  [40, 84, 'Your first name and middle initial'],
  [242, 84, 'Last name'],
  [472, 84, 'Your social security number'],
  [40, 108, 'If joint return, spouse’s first name and middle initial'],
  [300, 108, 'Last name'],
  [472, 108, 'Spouse’s social security number'],
  [36, 204, 'Filing Status'],
  [115, 204, 'Single'],
  [382, 204, 'Head of household (HOH)'],
  [115, 216, 'Married filing jointly'],
  [115, 228, 'Married filing separately (MFS)'],
  [382, 228, 'Qualifying surviving spouse (QSS)'],
  [96, 433, '1'],
  [102, 433, 'a'],
  [115, 433, 'Total amount from Form(s) W-2, box 1'],
  [489, 433, '1a'],
  [101, 445, 'b'],
  [115, 445, 'Household employee wages'],
  [489, 445, '1b'],
  [101, 457, 'z'],
  [115, 457, 'Add lines 1a through 1h'],
  [489, 457, '1z'],
  [96, 469, '2a'],
  [115, 469, 'Tax-exempt interest'],
  [237, 469, '2a'],
  [338, 469, 'b'],
  [348, 469, 'Taxable interest'],
  [489, 469, '2b'],
  [96, 481, '3a'],
  [115, 481, 'Qualified dividends'],
  [237, 481, '3a'],
  [338, 481, 'b'],
  [348, 481, 'Ordinary dividends'],
  [489, 481, '3b'],
  [96, 493, '7'],
  [115, 493, 'Capital gain or (loss). Attach Schedule D'],
  [491, 493, '7'],
  [96, 505, '8'],
  [115, 505, 'Additional income from Schedule 1, line 10'],
  [491, 505, '8'],
  [96, 517, '9'],
  [115, 517, 'Add lines 1z, 2b, 3b, 7, and 8. This is your total income'],
  [491, 517, '9'],
  [92, 529, '10'],
  [115, 529, 'Adjustments to income from Schedule 1, line 26'],
  [489, 529, '10'],
  [92, 541, '11'],
  [115, 541, 'Subtract line 10 from line 9. This is your adjusted gross income'],
  [489, 541, '11'],
  [36, 732, 'For Disclosure, Privacy Act, see separate instructions.'],
  [522, 732, 'Form 1040 (2024)'],
]
