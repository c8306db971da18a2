/**
 * What the boxes of a Form W-2 are called. Substitute forms keep the descriptions but may drop, change or reorder the
 * numbers (IRS Publication 1141), so a box is found by its wording; the number only confirms.
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
  | 'edge'

export interface BoxLabel {
  box: BoxName
  /** The number or letter printed before the wording. */
  number: string
  /** Longest first. A wording that is too common to stand alone needs its number before it. */
  wordings: readonly string[]
  needsNumber?: true
}

export const BOX_LABELS: readonly BoxLabel[] = [
  {
    box: 'a',
    number: 'a',
    wordings: [
      "employee's social security number",
      "employee's social security no",
      "employee's soc sec number",
      "employee's soc sec no",
      "employee's ssa number",
      "employee's ssn",
      'employee social security number',
      'employee ssn',
    ],
  },
  {
    box: 'b',
    number: 'b',
    wordings: [
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
    box: 'c',
    number: 'c',
    wordings: [
      "employer's name address and zip code",
      "employer's name address zip code",
      "employer's name and address",
      "employer's name address",
      'employer name address and zip code',
      'employer name and address',
      "employer's name",
    ],
  },
  { box: 'd', number: 'd', wordings: ['control number', 'control no'] },
  {
    box: 'e',
    number: 'e',
    wordings: [
      "employee's first name and initial",
      "employee's name address and zip code",
      "employee's name address zip code",
      "employee's name and address",
      'employee name address and zip code',
      'employee name and address',
      "employee's name",
    ],
  },
  { box: 'e_last', number: '', wordings: ['last name'] },
  { box: 'e_suffix', number: '', wordings: ['suff'] },
  { box: 'f', number: 'f', wordings: ["employee's address and zip code", "employee's address zip code"] },
  {
    box: '1',
    number: '1',
    wordings: [
      'wages tips and other compensation',
      'wages tips other compensation',
      'wages tips other comp',
      'wages tips other',
    ],
  },
  {
    box: '2',
    number: '2',
    wordings: ['federal income tax withheld', 'fed income tax withheld', 'federal tax withheld', 'federal income tax'],
  },
  { box: '3', number: '3', wordings: ['social security wages', 'soc sec wages', 'ss wages'] },
  {
    box: '4',
    number: '4',
    wordings: ['social security tax withheld', 'soc sec tax withheld', 'ss tax withheld', 'social security tax'],
  },
  { box: '5', number: '5', wordings: ['medicare wages and tips', 'medicare wages tips', 'medicare wages'] },
  { box: '6', number: '6', wordings: ['medicare tax withheld', 'medicare tax'] },
  { box: '7', number: '7', wordings: ['social security tips', 'soc sec tips', 'ss tips'] },
  { box: '8', number: '8', wordings: ['allocated tips'] },
  { box: '9', number: '9', wordings: ['advance eic payment', 'verification code'] },
  { box: '10', number: '10', wordings: ['dependent care benefits', 'dependent care'] },
  { box: '11', number: '11', wordings: ['nonqualified plans', 'non qualified plans'] },
  {
    box: '12a',
    number: '12a',
    wordings: [
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
  { box: '12b', number: '12b', wordings: ['12b'] },
  { box: '12c', number: '12c', wordings: ['12c'] },
  { box: '12d', number: '12d', wordings: ['12d'] },
  { box: '13_statutory_employee', number: '13', wordings: ['statutory employee', 'stat emp'] },
  { box: '13_retirement_plan', number: '', wordings: ['retirement plan', 'ret plan'] },
  { box: '13_third_party_sick_pay', number: '', wordings: ['third party sick pay', '3rd party sick pay'] },
  { box: '14', number: '14', wordings: ['other see enclosed notice to employee', 'other'], needsNumber: true },
  { box: '15_state', number: '15', wordings: ['state', 'st'], needsNumber: true },
  {
    box: '15_id',
    number: '',
    wordings: [
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
  { box: '16', number: '16', wordings: ['state wages tips etc', 'state wages'] },
  { box: '17', number: '17', wordings: ['state income tax', 'state tax withheld'] },
  { box: '18', number: '18', wordings: ['local wages tips etc', 'local wages'] },
  { box: '19', number: '19', wordings: ['local income tax', 'local tax withheld'] },
  { box: '20', number: '20', wordings: ['locality name', 'locality'] },
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
function edges(...wordings: string[]): BoxLabel[] {
  return [{ box: 'edge', number: '', wordings }]
}
