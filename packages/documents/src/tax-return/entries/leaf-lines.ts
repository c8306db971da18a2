import type { PrintedForm } from '../form/printed-form.ts'
import type { EntryCategory } from '../../document.ts'

/** A line that is an entry of its own: no sum of other lines of the form. */
export interface LeafLine {
  line: string
  description: string
  /** `income` is a credit, a loss a debit; an add-back a credit; a subtraction a debit. */
  kind: Extract<EntryCategory, 'income' | 'add_back' | 'subtraction'>
}

interface Edition {
  forms: readonly PrintedForm[]
  from: number
  to: number
  lines: readonly string[]
}

const RETURNS: readonly PrintedForm[] = ['1040', '1040-sr']
const LATEST = 9999
/** Of a partnership or an S corporation, by the boxes of its Schedule K-1. */
const SHARED_RESULTS = [
  '1 income Ordinary business income (loss)',
  '2 income Net rental real estate income (loss)',
  '3 income Other net rental income (loss)',
]
const WAGES_FROM_2022 = [
  '1a income Wages (Form W-2)',
  '1b income Household employee wages',
  '1c income Tip income',
  '1d income Medicaid waiver payments',
  '1e income Taxable dependent care benefits',
  '1f income Employer-provided adoption benefits',
  '1g income Wages from Form 8919',
  '1h income Other earned income',
]
const INTEREST_AND_DIVIDENDS = [
  '2a income Tax-exempt interest',
  '2b income Taxable interest',
  '3b income Ordinary dividends',
]
/** Each in full and the part of it that is taxed: what is not taxed is income too. */
const RETIREMENT = [
  '4a income IRA distributions',
  '4b income IRA distributions, taxable amount',
  '5a income Pensions and annuities',
  '5b income Pensions and annuities, taxable amount',
  '6a income Social security benefits',
  '6b income Social security benefits, taxable amount',
]

const ADDITIONAL_INCOME = [
  '1 income Taxable refunds of state and local income taxes',
  '2a income Alimony received',
  '3 income Business income or (loss)',
  '4 income Other gains or (losses)',
  '5 income Rental real estate, royalties, partnerships, trusts',
  '6 income Farm income or (loss)',
  '7 income Unemployment compensation',
]

/** Lines that stand for money of their own, as Form 1084 (cash flow analysis) uses them. */
const EDITIONS: readonly Edition[] = [
  {
    forms: RETURNS,
    from: 2018,
    to: 2018,
    lines: [
      '1 income Wages, salaries, tips',
      ...INTEREST_AND_DIVIDENDS,
      '4a income IRAs, pensions and annuities',
      '4b income IRAs, pensions and annuities, taxable amount',
      '5a income Social security benefits',
      '5b income Social security benefits, taxable amount',
      '6_from_schedule_1 income Additional income from Schedule 1',
    ],
  },
  {
    forms: RETURNS,
    from: 2019,
    to: 2019,
    lines: [
      '1 income Wages, salaries, tips',
      ...INTEREST_AND_DIVIDENDS,
      '4a income IRA distributions',
      '4b income IRA distributions, taxable amount',
      '4c income Pensions and annuities',
      '4d income Pensions and annuities, taxable amount',
      '5a income Social security benefits',
      '5b income Social security benefits, taxable amount',
      '6 income Capital gain or (loss)',
      '7a income Other income from Schedule 1',
    ],
  },
  {
    forms: RETURNS,
    from: 2020,
    to: 2021,
    lines: [
      '1 income Wages, salaries, tips',
      ...INTEREST_AND_DIVIDENDS,
      ...RETIREMENT,
      '7 income Capital gain or (loss)',
      '8 income Other income from Schedule 1',
    ],
  },
  {
    forms: RETURNS,
    from: 2022,
    to: 2024,
    lines: [
      ...WAGES_FROM_2022,
      ...INTEREST_AND_DIVIDENDS,
      ...RETIREMENT,
      '7 income Capital gain or (loss)',
      '8 income Additional income from Schedule 1',
    ],
  },
  {
    forms: RETURNS,
    from: 2025,
    to: LATEST,
    lines: [
      ...WAGES_FROM_2022,
      ...INTEREST_AND_DIVIDENDS,
      ...RETIREMENT,
      '7a income Capital gain or (loss)',
      '8 income Additional income from Schedule 1',
    ],
  },
  {
    forms: ['schedule_1'],
    from: 2019,
    to: 2020,
    lines: [...ADDITIONAL_INCOME, '8 income Other income'],
  },
  {
    forms: ['schedule_1'],
    from: 2021,
    to: LATEST,
    lines: [
      ...ADDITIONAL_INCOME,
      ...'a b c d e f g h i j k l m n o p q r s t u v z'.split(' ').map((letter) => `8${letter} income Other income`),
    ],
  },
  {
    forms: ['schedule_b'],
    from: 2018,
    to: LATEST,
    lines: ['4 income Taxable interest', '6 income Ordinary dividends'],
  },
  {
    forms: ['schedule_c'],
    from: 2018,
    to: LATEST,
    lines: [
      '31 income Net profit or (loss)',
      '6 subtraction Other income',
      '12 add_back Depletion',
      '13 add_back Depreciation',
      '24b subtraction Deductible meals',
      '30 add_back Business use of home',
      '48_amortization add_back Amortization, Part V',
      '48_casualty add_back Casualty loss, Part V',
    ],
  },
  {
    forms: ['schedule_e'],
    from: 2018,
    to: LATEST,
    lines: ['a', 'b', 'c'].flatMap((c) => [
      `3_${c} income Rents received, property ${c.toUpperCase()}`,
      `4_${c} income Royalties received, property ${c.toUpperCase()}`,
      `20_${c} subtraction Total expenses, property ${c.toUpperCase()}`,
      `9_${c} add_back Insurance, property ${c.toUpperCase()}`,
      `12_${c} add_back Mortgage interest, property ${c.toUpperCase()}`,
      `16_${c} add_back Taxes, property ${c.toUpperCase()}`,
      `18_${c} add_back Depreciation, property ${c.toUpperCase()}`,
      `19_${c}_hoa_dues add_back Dues of a homeowners' association, property ${c.toUpperCase()}`,
      `19_${c}_casualty add_back Casualty loss, property ${c.toUpperCase()}`,
    ]),
  },
  {
    forms: ['schedule_f'],
    from: 2018,
    to: LATEST,
    lines: [
      '34 income Net farm profit or (loss)',
      '3a add_back Cooperative distributions',
      '3b subtraction Cooperative distributions, taxable amount',
      '4a add_back Agricultural program payments',
      '4b subtraction Agricultural program payments, taxable amount',
      '5c subtraction Commodity Credit Corporation loans forfeited, taxable amount',
      '6b subtraction Crop insurance proceeds, taxable amount',
      '8 subtraction Other income',
      '14 add_back Depreciation',
      '32_amortization add_back Amortization, other expenses',
      '32_casualty add_back Casualty loss, other expenses',
    ],
  },
  {
    forms: ['k1_1065'],
    from: 2018,
    to: 2018,
    lines: [...SHARED_RESULTS, '4 income Guaranteed payments'],
  },
  {
    forms: ['k1_1065'],
    from: 2019,
    to: LATEST,
    lines: [
      ...SHARED_RESULTS,
      '4a income Guaranteed payments for services',
      '4b income Guaranteed payments for capital',
    ],
  },
  { forms: ['k1_1120s'], from: 2018, to: LATEST, lines: SHARED_RESULTS },
  {
    forms: ['k1_1041'],
    from: 2018,
    to: LATEST,
    lines: [
      '1 income Interest of an estate or trust',
      '2a income Ordinary dividends of an estate or trust',
      '5 income Other portfolio and nonbusiness income of an estate or trust',
      '6 income Ordinary business income of an estate or trust',
      '7 income Net rental real estate income of an estate or trust',
      '8 income Other rental income of an estate or trust',
    ],
  },
]

export function leafLinesOf(form: PrintedForm, year: string | null): LeafLine[] {
  const edition = EDITIONS.find((e) => e.forms.includes(form) && e.from <= Number(year) && Number(year) <= e.to)
  return (edition?.lines ?? []).map((text) => {
    const [, line = '', kind = '', description = ''] = /^(\w+) (\w+) (.*)$/.exec(text) ?? []
    return { line, kind: kind === 'add_back' || kind === 'subtraction' ? kind : 'income', description }
  })
}
