import { type Flow, FlowLine } from '../layout/flow.ts'
import { Line, lineOf } from '../layout/lines.ts'
import type { Box, Word } from '../model/page.ts'
import { remembered } from '../vocabulary/remembered.ts'
import type { ColumnRole } from './columns.ts'

/** The meaning that a heading over several columns gives to all of them. */
export type GroupMeaning = 'current' | 'ytd' | 'employee' | 'employer'

/** The vocabulary of a kind of document's tables. Each function interprets a text as a heading or a name. */
export interface TableSchema {
  /** The role of the column under such a heading; null if the words head no column. */
  role: (text: string) => ColumnRole | null
  /** How likely a heading like "Amount" heads this period's amounts: 0 is likeliest, null means not at all. */
  weakRank: (text: string) => number | null
  group: (text: string) => GroupMeaning | null
  /** "Amount" is not part of a line's name, as "Pay" and "Earnings" are. */
  headsAmounts: (text: string) => boolean
  /** Headings of columns of words: the names of lines, their qualifiers, and the accounts that received money. */
  headsNames: (text: string) => boolean
  qualifies: (text: string) => boolean
  /** Qualifiers that say for what or whom was worked. */
  namesWork: (text: string) => boolean
  headsAccounts: (text: string) => boolean
  /** Beside "Current" or "YTD", the wages on which a tax is based. */
  namesWages: (text: string) => boolean
  /** An employer's year: beside the calendar year, it is not the year used for income. */
  isOfFiscalYear: (text: string) => boolean
  /** The section such a title opens. */
  section: (text: string) => Section | null
  total: (text: string) => TotalLabel | null
  /** A line that sums others, whatever they are. */
  isTotal: (text: string) => boolean
  isTax: (text: string) => boolean
}

/** The meaning of a text in a kind's vocabulary, computed on demand. */
export type Said = { readonly [Question in keyof TableSchema]: ReturnType<TableSchema[Question]> } & {
  /** A title of lines of pay: "Amount" after it heads a column of money. */
  readonly holdsMoney: boolean
  /** "Deduction", "Taxes": names of tables of pay. */
  readonly namesTable: boolean
  /** A heading over the words of a table's lines. */
  readonly headsWords: boolean
  /** Certainly or possibly the heading of a column. */
  readonly mayHeadColumn: boolean
}

/** What follows from a vocabulary's own answers. */
const IMPLIED: Record<Exclude<keyof Said, keyof TableSchema>, (said: Said) => boolean> = {
  holdsMoney: ({ section }) => holdsMoney(section),
  namesTable: (said) => said.holdsMoney && !said.qualifies,
  headsWords: (said) => said.section !== null || said.headsNames || said.qualifies || said.headsAccounts,
  mayHeadColumn: (said) => said.role !== null || said.weakRank !== null,
}

export type ReadText = (text: string) => Said

/** A text that answers every question of a vocabulary when it is asked. */
export function readBy(schema: TableSchema): ReadText {
  type Asked = Said & { readonly text: string }
  const getter = (answer: (asked: Asked) => unknown) => ({
    get(this: Asked) {
      return answer(this)
    },
  })
  const questions: Record<keyof TableSchema, (text: string) => unknown> = schema
  const own = Object.entries(questions).map(([name, answer]) => [name, getter(({ text }) => answer(text))] as const)
  const implied = Object.entries(IMPLIED).map(([name, answer]) => [name, getter(answer)] as const)
  const answers = Object.create(null, Object.fromEntries([...own, ...implied])) as Said
  return remembered((text) => Object.create(answers, { text: { value: text } }) as Said)
}

/** A phrase with the vocabulary of its kind. */
export class TablePhrase extends Line {
  readonly says: Said
  /** Interprets another text with the same vocabulary. */
  readonly read: ReadText

  constructor(words: readonly Word[], read: ReadText, box?: Box, text?: string) {
    super(words, box, text)
    this.says = read(this.text)
    this.read = read
  }
}

/** Words of a phrase, fewer or more, as another phrase. */
export const phraseOf = (words: readonly Word[], { read }: { read: ReadText }): TablePhrase =>
  new TablePhrase(lineOf(words).words, read)

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

/** A flow whose phrases are interpreted with the vocabulary of a kind. */
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

/** What the lines under a heading are. `unknown` lines are classified by their names. */
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

/** Whether lines of pay are under a heading: "Amount" after it heads a column of money. */
export const holdsMoney = (section: Section | null) =>
  section !== null && section !== 'information' && section !== 'leave' && section !== 'distribution'

/** Leave, notes and what the employer pays have amounts that are not part of the pay. */
export const countsAsPay = (section: Section) =>
  section !== 'employer' && section !== 'leave' && section !== 'information'

export type TotalName = 'gross_pay' | 'net_pay' | 'total_deductions' | 'total_taxes' | 'partial'

/** This period's column, and that of the year. */
export const PERIODS = ['current', 'ytd'] as const
export type Period = (typeof PERIODS)[number]

export const isPeriod = (role: string | null): role is Period => role === 'current' || role === 'ytd'

export interface TotalLabel {
  name: TotalName
  /** If the label itself names it: "YTD Gross", "Current Deductions". */
  period: Period | null
  /** Whether the label names the total explicitly; others ("Total", "Check Amount") are used only if none does. */
  sure: boolean
}
