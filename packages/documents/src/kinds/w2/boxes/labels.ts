import type { Edge } from '../../../boxes/boxed-form.ts'
import { type Label, Lexicon } from '../../../labels/lexicon.ts'

type Lettered = 'a' | 'b' | 'c' | 'd' | 'e' | 'e_last' | 'e_suffix' | 'f'
type Numbered = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 14 | 16 | 17 | 18 | 19 | 20}` | '15_state' | '15_id'
type Coded = `12${'a' | 'b' | 'c' | 'd'}` | `13_${'statutory_employee' | 'retirement_plan' | 'third_party_sick_pay'}`

/**
 * The boxes of a Form W-2. Substitute forms keep the descriptions but may drop, change or reorder the numbers (IRS Publication
 * 1141). So a box is found by its wording, and the number only confirms it.
 */
export type BoxName = Lettered | Numbered | Coded

/** One row a box, its wordings with the longest first; at last, print around the boxes that ends them. */
const BOX_LABELS = `
  box                     | number | found            | printed as
  a                       | a      | on one line      | employee social security number / employee ssa number / employee ssn / a social security number / social security number
  b                       | b      |                  | employer identification number ein / employer identification number / employer federal identification number / employer federal id number / employer federal ein / employer ein / employer id number ein / employer id number
  c                       | c      |                  | employer name address and zip code / employer name, address zip code / employer name, address zip / employer name and address / employer name, address / employer legal name / employer name / c name address and zip code / c name address zip code
  d                       | d      |                  | control number
  e                       | e      |                  | employee first name and initial / employee name address and zip code / employee name, address zip code / employee name, address zip / employee name and address / employee name / e name
  e_last                  |        |                  | last name
  e_suffix                |        |                  | suff
  f                       | f      |                  | employee address and zip code / employee address zip code / employee address / f address
  1                       | 1      |                  | wages tips and other compensation / wages tips other compensation / wages tips other comp / wages tips other
  2                       | 2      |                  | federal income tax withheld / federal tax withheld / federal income tax
  3                       | 3      |                  | social security wages / ss wages
  4                       | 4      |                  | social security tax withheld / ss tax withheld / social security tax
  5                       | 5      |                  | medicare wages and tips / medicare wages tips / medicare wages
  6                       | 6      |                  | medicare tax withheld / medicare tax
  7                       | 7      |                  | social security tips / ss tips
  8                       | 8      |                  | allocated tips
  9                       | 9      |                  | advance eic payment / verification code
  10                      | 10     |                  | dependent care benefits / dependent care
  11                      | 11     |                  | nonqualified plans / non qualified plans
  12a                     | 12a    |                  | 12a see instructions for box 12 / 12a see instrs for box 12 / 12a code see instructions for box 12 / 12a code see inst for box 12 / 12a see inst for box 12 / 12 see instrs for box 12 / 12 see inst for box 12 / 12 see instructions for box 12 / 12 see instructions / 12a
  12b                     | 12b    |                  | 12b
  12c                     | 12c    |                  | 12c
  12d                     | 12d    |                  | 12d
  13_statutory_employee   | 13     |                  | statutory employee / stat emp
  13_retirement_plan      | 13     |                  | retirement plan / ret plan
  13_third_party_sick_pay | 13     |                  | third party sick pay / 3rd party sick pay
  14                      | 14     | after its number | other see enclosed notice to employee / other
  15_state                | 15     | after its number | state / st
  15_id                   |        |                  | employer state id number / employer state id / employer state / er state id / state id number
  16                      | 16     |                  | state wages tips etc / state wages
  17                      | 17     | on one line      | state income tax / state tax withheld / state tax
  18                      | 18     |                  | local wages tips etc / local wages
  19                      | 19     | on one line      | local income tax / local tax withheld / local tax
  20                      | 20     |                  | locality name / locality
  edge                    |        | ends boxes       | wage and tax statement / department of the treasury / this information is being furnished / form w 2 / omb no / for official use only / cut here / safe accurate / employer use only / instructions for employee / 18 20 local / copy a for / copy b to / copy c for / copy d for / copy 1 for / copy 2 to / copy a / copy b / copy c / copy d / copy 1 / copy 2
`

function labelIn(row: string): Label<BoxName | Edge> {
  const [box, number, found, wordings] = row.split('|').map((cell) => cell.trim())
  return {
    concept: box as BoxName | Edge,
    number: number!,
    phrases: wordings!.split(' / '),
    notBefore: 'return',
    ...(found === 'on one line' && { onOneLine: true }),
    ...(found === 'after its number' && { needsNumber: true }),
    ...(found === 'ends boxes' && { isEdge: true }),
  }
}

export const W2_LABELS = new Lexicon(BOX_LABELS.trim().split('\n').slice(1).map(labelIn))
