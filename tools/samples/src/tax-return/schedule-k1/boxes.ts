/** Returns whose owners each get a share on a Schedule K-1. */
export type BusinessReturn = '1065' | '1120-S' | '1041'

export interface ShareForm {
  /** "Partner", "Shareholder", "Beneficiary". */
  owner: string
  /** "Partnership", "Corporation", "Estate or Trust". */
  firm: string
  omb: string
  captions: ShareCaptions
  /** Part III, column by column: number and name of each box. A box with codes has room for several amounts. */
  columns: readonly (readonly Box[])[]
}

/** The captions of the items on the left, each after its letter. */
interface ShareCaptions {
  firmNumber: string
  firmName: string
  ownerNumber: string
  ownerName: string
  percent: string | null
}

export interface Box {
  box: string
  name: string
  /** The number of coded amounts; none if the box has one amount without a code. */
  codes: number
}

export const SHARE_FORMS: Record<BusinessReturn, ShareForm> = {
  '1065': {
    owner: 'Partner',
    firm: 'Partnership',
    omb: 'OMB No. 1545-0123',
    captions: {
      firmNumber: "A Partnership's employer identification number",
      firmName: "B Partnership's name, address, city, state, and ZIP code",
      ownerNumber: "E Partner's SSN or TIN (Do not use TIN of a disregarded entity.)",
      ownerName: 'F Name, address, city, state, and ZIP code for partner entered in E. See instructions.',
      percent: "J Partner's share of profit, loss, and capital (see instructions):",
    },
    columns: [
      [
        one('1', 'Ordinary business income (loss)'),
        one('2', 'Net rental real estate income (loss)'),
        one('3', 'Other net rental income (loss)'),
        one('4a', 'Guaranteed payments for services'),
        one('4b', 'Guaranteed payments for capital'),
        one('4c', 'Total guaranteed payments'),
        one('5', 'Interest income'),
        one('6a', 'Ordinary dividends'),
        one('6b', 'Qualified dividends'),
        one('7', 'Royalties'),
        one('8', 'Net short-term capital gain (loss)'),
        one('9a', 'Net long-term capital gain (loss)'),
        one('9b', 'Collectibles (28%) gain (loss)'),
        one('9c', 'Unrecaptured section 1250 gain'),
        one('10', 'Net section 1231 gain (loss)'),
        coded('11', 'Other income (loss)', 2),
        one('12', 'Section 179 deduction'),
        coded('13', 'Other deductions', 3),
      ],
      [
        coded('14', 'Self-employment earnings (loss)', 2),
        coded('15', 'Credits', 2),
        coded('17', 'Alternative minimum tax (AMT) items', 2),
        coded('18', 'Tax-exempt income and nondeductible expenses', 3),
        coded('19', 'Distributions', 2),
        coded('20', 'Other information', 4),
        one('21', 'Foreign taxes paid or accrued'),
      ],
    ],
  },
  '1120-S': {
    owner: 'Shareholder',
    firm: 'Corporation',
    omb: 'OMB No. 1545-0123',
    captions: {
      firmNumber: "A Corporation's employer identification number",
      firmName: "B Corporation's name, address, city, state, and ZIP code",
      ownerNumber: "E Shareholder's identifying number",
      ownerName: "F Shareholder's name, address, city, state, and ZIP code",
      percent: 'G Current year allocation percentage',
    },
    columns: [
      [
        one('1', 'Ordinary business income (loss)'),
        one('2', 'Net rental real estate income (loss)'),
        one('3', 'Other net rental income (loss)'),
        one('4', 'Interest income'),
        one('5a', 'Ordinary dividends'),
        one('5b', 'Qualified dividends'),
        one('6', 'Royalties'),
        one('7', 'Net short-term capital gain (loss)'),
        one('8a', 'Net long-term capital gain (loss)'),
        one('8b', 'Collectibles (28%) gain (loss)'),
        one('8c', 'Unrecaptured section 1250 gain'),
        one('9', 'Net section 1231 gain (loss)'),
        coded('10', 'Other income (loss)', 3),
        one('11', 'Section 179 deduction'),
        coded('12', 'Other deductions', 4),
      ],
      [
        coded('13', 'Credits', 4),
        coded('15', 'Alternative minimum tax (AMT) items', 4),
        coded('16', 'Items affecting shareholder basis', 5),
        coded('17', 'Other information', 5),
      ],
    ],
  },
  '1041': {
    owner: 'Beneficiary',
    firm: 'Estate or Trust',
    omb: 'OMB No. 1545-0092',
    captions: {
      firmNumber: "A Estate's or trust's employer identification number",
      firmName: "B Estate's or trust's name",
      ownerNumber: "F Beneficiary's identifying number",
      ownerName: "G Beneficiary's name, address, city, state, and ZIP code",
      percent: null,
    },
    columns: [
      [
        one('1', 'Interest income'),
        one('2a', 'Ordinary dividends'),
        one('2b', 'Qualified dividends'),
        one('3', 'Net short-term capital gain'),
        one('4a', 'Net long-term capital gain'),
        one('4b', '28% rate gain'),
        one('4c', 'Unrecaptured section 1250 gain'),
        one('5', 'Other portfolio and nonbusiness income'),
        one('6', 'Ordinary business income'),
        one('7', 'Net rental real estate income'),
        one('8', 'Other rental income'),
        coded('9', 'Directly apportioned deductions', 3),
        one('10', 'Estate tax deduction'),
      ],
      [
        coded('11', 'Final year deductions', 3),
        coded('12', 'Alternative minimum tax adjustment', 4),
        coded('13', 'Credits and credit recapture', 3),
        coded('14', 'Other information', 4),
      ],
    ],
  },
}

function one(box: string, name: string): Box {
  return { box, name, codes: 0 }
}

function coded(box: string, name: string, codes: number): Box {
  return { box, name, codes }
}
