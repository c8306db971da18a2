import type { IncomeDocument, IncomeModelDetail, PackageIncome } from '../../contract/types.ts'
import { style } from '../terminal/style.ts'
import { dollars, plain, spoken } from '../terminal/text.ts'
import type { FileContents, PackageContents } from './contents.ts'
import type { Mark } from './marks.ts'

const LOOKS: Readonly<Record<Mark['severity'], (text: string) => string>> = {
  failed: style.bad,
  warning: style.doubtful,
  doubtful: style.faint,
}

/** A package for people: its files with their marks, its models, and the missing documents. */
export function packageReport({ loanPackage, files, models, income, marks }: PackageContents): string[] {
  const { public_id, title, status } = loanPackage
  return [
    `${style.strong(plain(title))}  ${style.faint(`${public_id} · ${status}`)}`,
    ...files.flatMap(fileReport),
    ...marks.map((mark) => `  ${style.doubtful('!')} ${markOf(mark)}`),
    ...models.flatMap(modelReport),
    ...(models.length > 1 && income.monthly !== null
      ? [`  ${style.strong(`${dollars(income.monthly)} a month together`)}  ${style.faint(plain(income.explanation))}`]
      : []),
    ...income.missing_papers.map(missingReport),
  ]
}

function missingReport({ paper, of }: PackageIncome['missing_papers'][number]): string {
  return `  ${style.faint(`missing: ${plain(paper)}${of === null ? '' : `, of ${plain(of)}`}`)}`
}

function fileReport({ file, documents, marks }: FileContents): string[] {
  if (file.status === 'failed') {
    return [`  ${style.bad('✗')} ${plain(file.file_name)}: ${plain(file.error?.message ?? 'failed')}`]
  }
  const found = documents.map(named).join(', ') || file.status
  const sign = marks.length > 0 ? style.doubtful('!') : style.good('✓')
  return [`  ${sign} ${plain(file.file_name)}  ${style.faint(found)}`, ...marks.map(markReport)]
}

function named({ document_type, form, page_start, page_end }: IncomeDocument): string {
  return `${formSpoken(form ?? document_type)} (${pagesSpoken([page_start, page_end])})`
}

/** A form by its official name: "W-2", "Form 1040-SR", "Schedule C"; other documents by their usual names. */
function formSpoken(name: string): string {
  if (name === 'w2') return 'W-2'
  if (/^\d/.test(name)) return `Form ${name.toUpperCase()}`
  const [, letter] = /^schedule_(\w+)$/.exec(name) ?? []
  return letter === undefined ? spoken(name) : `Schedule ${letter.toUpperCase().replace(/^K1$/, 'K-1')}`
}

function markReport(mark: Mark): string {
  // The check above names the value and says what to do; the value's line shows what was read.
  return mark.severity === 'doubtful' ? `        ${markOf(mark)}` : `      ${markOf(mark)}`
}

function markOf({ severity, pages, reason }: Mark): string {
  const where = pages === null ? 'between documents' : pagesSpoken(pages)
  return `${LOOKS[severity](where)}  ${plain(reason)}`
}

function pagesSpoken([first, last]: readonly [number, number]): string {
  return first === last ? `page ${first}` : `pages ${first}–${last}`
}

function modelReport({ model_name, public_id, monthly, qualifying_income, failure }: IncomeModelDetail): string[] {
  const alerts = qualifying_income?.alerts.filter(({ severity }) => severity !== 'note') ?? []
  const figure = monthly === null ? style.bad('no figure') : style.strong(`${dollars(monthly)} a month`)
  return [
    `  ${model_name}  ${figure}  ${style.faint(public_id)}`,
    ...[qualifying_income?.explanation ?? failure?.message ?? []]
      .flat()
      .map((line) => `      ${style.faint(plain(line))}`),
    ...alerts.map(
      ({ message, action }) => `      ${style.doubtful(plain(message))}  ${style.faint(plain(action ?? ''))}`,
    ),
  ]
}
