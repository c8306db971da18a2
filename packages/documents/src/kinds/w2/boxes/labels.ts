import type { Edge } from '../../../boxes/boxed-form.ts'
import { type Label, Lexicon } from '../../../labels/lexicon.ts'

/**
 * The boxes of a Form W-2. Substitute forms keep the descriptions but may drop, change or reorder the numbers (IRS Publication
 * 1141). So a box is found by its wording, and the number only confirms it.
 */
export type BoxName =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'e_last'
  | 'e_suffix'
  | 'f'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12a'
  | '12b'
  | '12c'
  | '12d'
  | '13_statutory_employee'
  | '13_retirement_plan'
  | '13_third_party_sick_pay'
  | '14'
  | '15_state'
  | '15_id'
  | '16'
  | '17'
  | '18'
  | '19'
  | '20'

const BOX_LABELS: readonly Label<BoxName | Edge>[] = [
  {
    concept: 'a',
    number: 'a',
    onOneLine: true,
    phrases: [
      "employee's social security number",
      "employee's social security no",
      "employee's soc sec number",
      "employee's soc sec no",
      "employee's ssa number",
      "employee's ssn",
      'employee social security number',
      'a social security number',
      'employee ssn',
    ],
  },
  {
    concept: 'b',
    number: 'b',
    phrases: [
      'employer identification number ein',
      "employer's identification number",
      'employer identification number',
      "employer's federal identification number",
      "employer's federal id number",
      "employer's federal id no",
      "employer's federal ein",
      "employer's fed id number",
      "employer's fed id no",
      'employer id number ein',
      'employer id number',
      'employer id no',
    ],
  },
  {
    concept: 'c',
    number: 'c',
    phrases: [
      "employer's name address and zip code",
      "employer's name address zip code",
      "employer's name and address",
      "employer's name address",
      'employer name address and zip code',
      'employer name and address',
      "employer's name",
      'c name address and zip code',
      'c name address zip code',
    ],
  },
  { concept: 'd', number: 'd', phrases: ['control number', 'control no'] },
  {
    concept: 'e',
    number: 'e',
    phrases: [
      "employee's first name and initial",
      "employee's name address and zip code",
      "employee's name address zip code",
      "employee's name and address",
      'employee name address and zip code',
      'employee name and address',
      "employee's name",
      'e name',
    ],
  },
  { concept: 'e_last', number: '', phrases: ['last name'] },
  { concept: 'e_suffix', number: '', phrases: ['suff'] },
  {
    concept: 'f',
    number: 'f',
    phrases: ["employee's address and zip code", "employee's address zip code", "employee's address", 'f address'],
  },
  {
    concept: '1',
    number: '1',
    phrases: [
      'wages tips and other compensation',
      'wages tips other compensation',
      'wages tips other comp',
      'wages tips other',
    ],
  },
  {
    concept: '2',
    number: '2',
    phrases: ['federal income tax withheld', 'fed income tax withheld', 'federal tax withheld', 'federal income tax'],
  },
  { concept: '3', number: '3', phrases: ['social security wages', 'soc sec wages', 'ss wages'] },
  {
    concept: '4',
    number: '4',
    phrases: ['social security tax withheld', 'soc sec tax withheld', 'ss tax withheld', 'social security tax'],
  },
  { concept: '5', number: '5', phrases: ['medicare wages and tips', 'medicare wages tips', 'medicare wages'] },
  { concept: '6', number: '6', phrases: ['medicare tax withheld', 'medicare tax'] },
  { concept: '7', number: '7', phrases: ['social security tips', 'soc sec tips', 'ss tips'] },
  { concept: '8', number: '8', phrases: ['allocated tips'] },
  { concept: '9', number: '9', phrases: ['advance eic payment', 'verification code'] },
  { concept: '10', number: '10', phrases: ['dependent care benefits', 'dependent care'] },
  { concept: '11', number: '11', phrases: ['nonqualified plans', 'non qualified plans'] },
  {
    concept: '12a',
    number: '12a',
    phrases: [
      '12a see instructions for box 12',
      '12a see instrs for box 12',
      '12a code see instructions for box 12',
      '12a code see inst for box 12',
      '12a see inst for box 12',
      '12 see instrs for box 12',
      '12 see inst for box 12',
      '12 see instructions for box 12',
      '12 see instructions',
      '12a',
    ],
  },
  { concept: '12b', number: '12b', phrases: ['12b'] },
  { concept: '12c', number: '12c', phrases: ['12c'] },
  { concept: '12d', number: '12d', phrases: ['12d'] },
  { concept: '13_statutory_employee', number: '13', phrases: ['statutory employee', 'stat emp'] },
  { concept: '13_retirement_plan', number: '', phrases: ['retirement plan', 'ret plan'] },
  { concept: '13_third_party_sick_pay', number: '', phrases: ['third party sick pay', '3rd party sick pay'] },
  { concept: '14', number: '14', phrases: ['other see enclosed notice to employee', 'other'], needsNumber: true },
  { concept: '15_state', number: '15', phrases: ['state', 'st'], needsNumber: true },
  {
    concept: '15_id',
    number: '',
    phrases: [
      "employer's state id number",
      "employer's state id no",
      "employer's state id",
      "employer's state",
      'employer state id number',
      'employer state id no',
      'employer state id',
      'er state id',
      'state id number',
      'state id no',
    ],
  },
  { concept: '16', number: '16', phrases: ['state wages tips etc', 'state wages'] },
  { concept: '17', number: '17', phrases: ['state income tax', 'state tax withheld'] },
  { concept: '18', number: '18', phrases: ['local wages tips etc', 'local wages'] },
  { concept: '19', number: '19', phrases: ['local income tax', 'local tax withheld'] },
  { concept: '20', number: '20', phrases: ['locality name', 'locality'] },
  ...edges(
    'wage and tax statement',
    'department of the treasury',
    'this information is being furnished',
    'form w 2',
    'omb no',
    'for official use only',
    'cut here',
    'safe accurate',
    'employer use only',
    'copy a for',
    'copy b to',
    'copy c for',
    'copy d for',
    'copy 1 for',
    'copy 2 to',
    ...['a', 'b', 'c', 'd', '1', '2'].map((copy) => `copy ${copy}`),
  ),
]

/** Print around the boxes that ends them. */
function edges(...phrases: string[]): Label<Edge>[] {
  return [{ concept: 'edge', number: '', phrases, isEdge: true }]
}

export const W2_LABELS = new Lexicon(BOX_LABELS.map((label) => ({ ...label, notBefore: 'return' })))
