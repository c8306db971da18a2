import { type Flow, FlowLine } from '../layout/flow.ts'
import { Line, lineOf } from '../layout/lines.ts'
import type { Box, Word } from '../model/page.ts'
import { remembered } from '../vocabulary/remembered.ts'
import type { ColumnRole } from './columns.ts'

/** What a heading over several columns says of all of them. */
export type ColumnGroup = 'current' | 'ytd' | 'employee' | 'employer'

/** What a kind of document declares of the words of its tables. Each says of a text what it is, read as a heading or a name. */
export interface TableSchema {
  /** What the column under such a heading holds; null where the words head no column. */
  role: (text: string) => ColumnRole | null
  /** How likely a heading like "Amount" or "Total" heads this period's money: 0 is likeliest, null is not at all. */
  weakRank: (text: string) => number | null
  group: (text: string) => ColumnGroup | null
  /** "Amount" is not part of a line's name, as "Pay" and "Earnings" are. */
  headsAmounts: (text: string) => boolean
  /** Headings of columns of words: what a line is called, what merely qualifies it, and where money went. */
  headsNames: (text: string) => boolean
  qualifies: (text: string) => boolean
  headsAccounts: (text: string) => boolean
  /** Beside "Current" or "YTD", the wages a tax is reckoned from. */
  namesWages: (text: string) => boolean
  /** An employer's year: beside the calendar year, it is not the year used for income. */
  isOfFiscalYear: (text: string) => boolean
  /** The section such a title opens. */
  section: (text: string) => Section | null
  total: (text: string) => TotalLabel | null
  /** A line that adds others up, whatever it adds. */
  isTotal: (text: string) => boolean
  isTax: (text: string) => boolean
}

/** What a text says by the words of a kind, worked out when it is asked for. */
export type Said = { readonly [Question in keyof TableSchema]: ReturnType<TableSchema[Question]> } & {
  /** A title of lines of pay, so that "Amount" behind it heads a column of money. */
  readonly holdsMoney: boolean
  /** "Deduction", "Taxes": what tables of pay are called. */
  readonly namesTable: boolean
  /** What stands over the words of a table's lines. */
  readonly headsWords: boolean
  /** What heads a column for sure or perhaps. */
  readonly mayHeadColumn: boolean
}

export type ReadText = (text: string) => Said

export function readBy(schema: TableSchema): ReadText {
  return remembered((text) => ({
    get role() {
      return schema.role(text)
    },
    get weakRank() {
      return schema.weakRank(text)
    },
    get group() {
      return schema.group(text)
    },
    get headsAmounts() {
      return schema.headsAmounts(text)
    },
    get headsNames() {
      return schema.headsNames(text)
    },
    get qualifies() {
      return schema.qualifies(text)
    },
    get headsAccounts() {
      return schema.headsAccounts(text)
    },
    get namesWages() {
      return schema.namesWages(text)
    },
    get isOfFiscalYear() {
      return schema.isOfFiscalYear(text)
    },
    get section() {
      return schema.section(text)
    },
    get total() {
      return schema.total(text)
    },
    get isTotal() {
      return schema.isTotal(text)
    },
    get isTax() {
      return schema.isTax(text)
    },
    get holdsMoney() {
      return holdsMoney(this.section)
    },
    get namesTable() {
      return this.holdsMoney && !this.qualifies
    },
    get headsWords() {
      return this.section !== null || this.headsNames || this.qualifies || this.headsAccounts
    },
    get mayHeadColumn() {
      return this.role !== null || this.weakRank !== null
    },
  }))
}

/** A phrase that knows the words of its kind. */
export class TablePhrase extends Line {
  readonly says: Said
  /** What another text says by the same words. */
  readonly read: ReadText

  constructor(words: readonly Word[], read: ReadText, box?: Box, text?: string) {
    super(words, box, text)
    this.says = read(this.text)
    this.read = read
  }
}

/** Some of a phrase's words, or some more, as a phrase of its own. */
export function phraseOf(words: readonly Word[], { read }: { read: ReadText }): TablePhrase {
  return new TablePhrase(lineOf(words).words, read)
}

export class TableLine extends FlowLine {
  readonly read: ReadText
  #phrases: TablePhrase[] | undefined
  #labels: TablePhrase[] | undefined

  constructor({ words, em }: FlowLine, read: ReadText) {
    super(words, em)
    this.read = read
  }

  override get phrases(): TablePhrase[] {
    return (this.#phrases ??= super.phrases.map(({ words }) => new TablePhrase(words, this.read)))
  }

  override get labels(): TablePhrase[] {
    return (this.#labels ??= super.labels.map(({ words }) => new TablePhrase(words, this.read)))
  }
}

export interface TableFlow extends Flow {
  lines: TableLine[]
  read: ReadText
}

/** A line without some of its words. */
export function withoutWords(line: TableLine, words: ReadonlySet<Word>): TableLine {
  const kept = line.words.filter((word) => !words.has(word))
  return new TableLine(new FlowLine(kept, line.em), line.read)
}

/** A flow whose phrases are read by the words of a kind. */
export function tableFlow(flow: Flow, read: ReadText): TableFlow {
  return {
    page: flow.page,
    words: flow.words,
    parts: flow.parts,
    em: flow.em,
    lines: flow.lines.map((line) => new TableLine(line, read)),
    read,
    get blank() {
      return flow.blank
    },
  }
}

/** What the lines under a heading are. `unknown` lines are assigned by their own names. */
export type Section =
  | 'earnings'
  | 'taxes'
  | 'deductions'
  | 'adjustments'
  | 'employer'
  | 'summary'
  | 'distribution'
  | 'leave'
  | 'information'
  | 'unknown'

export interface SectionName {
  section: Section
  title: string
}

/** Whether lines of pay stand under a heading, so that "Amount" behind it heads a column of money. */
export function holdsMoney(section: Section | null): boolean {
  return section !== null && section !== 'information' && section !== 'leave' && section !== 'distribution'
}

/** Leave, notes and what the employer pays have figures that are not part of the pay. */
export function countsAsPay(section: Section): boolean {
  return section !== 'employer' && section !== 'leave' && section !== 'information'
}

export type TotalName = 'gross_pay' | 'net_pay' | 'total_deductions' | 'total_taxes' | 'partial'

/** This period's column, and that of the year. */
export const PERIODS = ['current', 'ytd'] as const
export type Period = (typeof PERIODS)[number]

export function isPeriod(role: string | null): role is Period {
  return role === 'current' || role === 'ytd'
}

export interface TotalLabel {
  name: TotalName
  /** Where the label itself says so: "YTD Gross", "Current Deductions". */
  period: Period | null
  /** A label that names the figure outright; others ("Total", "Check Amount") stand in where none does. */
  sure: boolean
}
