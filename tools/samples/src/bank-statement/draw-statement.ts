import { formatDay } from '../calendar.ts'
import { Paper } from '../paper/paper.ts'
import { cityLine } from '../people/person.ts'
import type { Sample } from '../sample.ts'
import type { TruthDocument } from '../truth.ts'
import { DISCLOSURE } from './disclosure.ts'
import { Flow } from './flow.ts'
import { truthOf, type Statement } from './statement.ts'
import type { StatementStyle } from './style.ts'
import { drawSummary } from './summary.ts'
import { TABLES } from './tables.ts'

export async function drawStatement(statement: Statement, style: StatementStyle, name: string): Promise<Sample> {
  const paper = await Paper.create(style.face)
  const flow = new Flow(paper, style.size)
  drawHead(paper, statement, style)
  flow.y = 190
  const documents: TruthDocument[] = statement.accounts.map((account) => {
    if (flow.y > 600) flow.newPage()
    const first = paper.pageCount
    flow.line(40, account.title, { size: 12, weight: 'bold' })
    flow.line(40, `${style.accountCaption} ${masked(account.number)}`)
    flow.gap(6)
    drawSummary(flow, account, style)
    TABLES[style.layout](flow, account, style)
    return truthOf({ ...statement, holders: statement.holders.map((holder) => shown(holder, style)) }, account, [
      first,
      paper.pageCount,
    ])
  })
  const lastOfAccounts = paper.pageCount
  if (style.disclosure === 'last page') drawDisclosure(flow)
  drawPageHeads(paper, statement, style)
  return {
    name,
    bytes: await paper.bytes(),
    contentType: 'application/pdf',
    truth: {
      file: name,
      documents,
      ...(paper.pageCount > lastOfAccounts
        ? { other_pages: [{ pages: [paper.pageCount, paper.pageCount], what: 'disclosure' }] }
        : {}),
    },
  }
}

function drawHead(paper: Paper, statement: Statement, style: StatementStyle): void {
  statement.holders.forEach((holder, i) => paper.text(60, 110 + i * 12, shown(holder, style), { size: 10 }))
  const below = 110 + statement.holders.length * 12
  paper.text(60, below, shown(statement.address.street, style), { size: 10 })
  paper.text(60, below + 12, shown(cityLine(statement.address), style), { size: 10 })
  const [before, between] = style.periodWords
  const period = [
    before,
    formatDay(statement.start, style.periodFormat),
    between,
    formatDay(statement.end, style.periodFormat),
  ]
  paper.text(572, 110, period.filter((word) => word !== '').join(' '), { align: 'right' })
  paper.text(572, 124, 'Questions? Call 1-800-555-0142', { align: 'right', grey: 0.3 })
}

/** The bank's name and the page number at the top of every page, known only after all are drawn. */
function drawPageHeads(paper: Paper, statement: Statement, style: StatementStyle): void {
  const pages = paper.pageCount
  for (let number = 1; number <= pages; number++) {
    paper.onPage(number)
    paper.text(40, 50, statement.bank, { size: 16, weight: 'bold' })
    paper.text(572, 50, `Page ${number} of ${pages}`, { align: 'right' })
    if (number > 1)
      paper.text(572, 64, `${style.accountCaption} ${masked(statement.accounts[0]!.number)}`, { align: 'right' })
  }
}

function drawDisclosure(flow: Flow): void {
  flow.newPage()
  flow.line(40, 'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS', { weight: 'bold' })
  for (const line of flow.paper.wrap(DISCLOSURE, 520)) flow.line(40, line)
}

function masked(number: string): string {
  return `XXXXXX${number.slice(-4)}`
}

function shown(text: string, style: StatementStyle): string {
  return style.holderName === 'capitals' ? text.toUpperCase() : text
}
