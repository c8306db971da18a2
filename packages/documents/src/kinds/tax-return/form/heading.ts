import { linesOf } from '../../../layout/lines.ts'
import type { Page } from '../../../model/page.ts'
import { BUSINESS_RETURNS, type OwnersShare, type PrintedForm, SCHEDULES, type ScheduleName } from './printed-form.ts'
import type { ClaimedPage } from '../../kind.ts'

/** What a page of a return states in its header and footer. */
export interface Heading {
  form: PrintedForm
  /** "2024"; null if neither header nor footer shows it. */
  year: string | null
  /** The page of its form, from 1. */
  part: number
  /** 0 to 1. */
  certainty: number
}

const NAMES_A_FORM = /10(?:40|41|65)|1120|8825/
const OTHER_RETURN = /1040-?\s?(?:X|NR|ES|V|PR|SS)\s*\(|\bAmended U\.?S|Nonresident Alien Income/i
/** States name their returns after the federal one: "Form IL-1040", "MI-1040", "Form IT 1040". */
const STATE_RETURN = /\b(?:[A-Z]{2}-\s?1040|IT\s?1040|1040(?!SR)[A-Z]{2})\b/
/** Pages that accompany a return and name it in their header. */
const COMPANION =
  /\binstructions for (?:form|schedule|partner|shareholder|beneficiary)|worksheet|voucher|extension of time|signature authorization|comparison|tax summary|dear (?:client|taxpayer)/i
/** The wording of a line, which may refer to a worksheet. */
const NUMBERED = /^\d{1,2}[a-z]? [a-z]/i
/** A letter names the forms it accompanies in the words of their headings. */
const LETTER =
  /^(?:dear\s[^\d\n]{2,60}[:,]$|to whom it may concern|sincerely\b|(?:please find|enclosed (?:please|are|is|you)|attached (?:please|are))\b)/im
/** What is below the title on the first page of a form, but not in instructions or letters about it. */
const RETURN_HEAD = /OMB\s*N|Department\s*of\s*the|Filing\s*Status|first\s*name\s*and|social\s*security\s*n/i
/** Whom the return is for, on its first page only. */
const TAXPAYER = /OMB\s*N|Filing\s*Status|first\s*name|social\s*security\s*n/i
/** Programs print a summary under the return's heading. */
const SUMMARY = /^\W*tax return summary\b/im
const RETURN_TITLE = /U\.?\s?S\.?\s*Individual\s*Income\s*Tax\s*Return/i
/** Other forms name it among those they accompany: "Form 1040 or 1040-SR". */
const SENIOR_TITLE = /(?<!\b(?:or|and)\s|,\s)1040-\s?SR\b|Tax\s*Return\s*for\s*Seniors/i
/** A mark within a sentence, or with a price after it, is not the page's own. */
const OWN = String.raw`(?!\)?(?:[.,;][ ]+[A-Za-z]|[ ]*\$))`
/** "Form" as OCR reads it in small print: "Fom", "rom". */
const FORM = String.raw`\b[FPETIr]?[o0]r?[mn]`
const RETURN_MARK = new RegExp(
  String.raw`${FORM}\s*1040(-\s?SR)?\s*(?:\(\s*((?:19|20)\d\d)\b${OWN}|((?:19|20)\d\d)\s*\)${OWN})`,
  'i',
)
const SCHEDULE_MARK =
  /(?<!\b(?:with|on|to|from|of|and|or|your|see)\s)Schedule\s*(SE|[123A-F])\s*\(\s*Form\s*1040(?:\s*(?:or|and|,)[^)]*)?\)?\s*((?:19|20)\d\d)?/i
/** The wording of a line also names schedules; the mark at the foot is followed by the year. */
const DATED_MARK = new RegExp(SCHEDULE_MARK.source.replace(/\?$/, '') + OWN, 'gi')
/** Other forms name in their header the schedule they accompany. */
const OTHER_FORM = /^\W*Form\s*(?!1040|1041|1065|1120)\d{4}\b/im
const K1_MARK = /Schedule\s*K-?\s?1\s*\(?\s*Form\s*(1041|1065|1120-?\s?S)/i
/** In large print at the left, with the words beside them in between: the schedule, and the form it belongs to. */
const K1_TITLE = /^\W*Schedule\s*K-?\s?1\b[^]*^\W*\(\s*Form\s*(1041|1065|1120-?\s?S)\s*\)/im
const SHARES: Record<string, OwnersShare> = { '1041': 'k1_1041', '1065': 'k1_1065' }

/** Reads which form a page is from its title, number and year; null if it is not a form that counts. */
export function headingOf(page: Page): Heading | null {
  if (!page.words.some((word) => NAMES_A_FORM.test(word.text))) return null
  const rows = linesOf(page).map((line) => line.text)
  const head = rows.slice(0, 11).join('\n')
  const foot = rows.slice(-6).join('\n')
  if (OTHER_RETURN.test(head) || STATE_RETURN.test(`${head}\n${foot}`) || isCompanion(rows)) return null
  const found =
    returnOf(head, foot) ?? businessReturnOf(head, foot) ?? ownersShareOf(head, foot) ?? scheduleOf(head, foot)
  if (!found) return null
  // Form 8825 is issued for several years, and shows the month of its revision instead of a year.
  const year = found.form === '8825' ? null : (found.year ?? yearAlone(page, head))
  return { ...found, year, part: partOf(rows, found) }
}

function isCompanion(rows: readonly string[]): boolean {
  const titles = rows.slice(0, 4).filter((row) => !NUMBERED.test(row))
  return COMPANION.test(titles.join('\n')) || SUMMARY.test(rows.slice(0, 6).join('\n')) || LETTER.test(rows.join('\n'))
}

type Found = Pick<Heading, 'form' | 'year' | 'certainty'>

function returnOf(head: string, foot: string): Found | null {
  const titled = RETURN_TITLE.test(head) || (SENIOR_TITLE.test(head) && /Tax\s*Return/i.test(head))
  const title = titled && RETURN_HEAD.test(head)
  const mark = RETURN_MARK.exec(foot) ?? RETURN_MARK.exec(head.split('\n').slice(0, 4).join('\n'))
  if (!title && !mark) return null
  const senior = mark ? mark[1] !== undefined : SENIOR_TITLE.test(head)
  return {
    form: senior ? '1040-sr' : '1040',
    year: mark?.[2] ?? mark?.[3] ?? null,
    certainty: title && mark ? 0.99 : 0.93,
  }
}

function businessReturnOf(head: string, foot: string): Found | null {
  for (const { form, title, mark } of BUSINESS_RETURNS) {
    const marked = mark.exec(foot) ?? mark.exec(head.split('\n').slice(0, 3).join('\n'))
    const isTitled = title.test(head.replaceAll('\n', ' ')) && RETURN_HEAD.test(head)
    if (isTitled || marked) return { form, year: marked?.[1] ?? null, certainty: isTitled && marked ? 0.99 : 0.93 }
  }
  return null
}

function scheduleOf(head: string, foot: string): Found | null {
  const mark = markAtHead(head) ?? [...foot.matchAll(DATED_MARK)].at(-1)
  const named = mark && SCHEDULES.find(({ name }) => name === mark[1]!.toUpperCase())
  const titled = /Form\s*1040/i.test(head) ? SCHEDULES.find((schedule) => isTitled(schedule, head)) : undefined
  const schedule = named ?? titled
  if (!schedule) return null
  return { form: schedule.form, year: mark?.[2] ?? null, certainty: named && titled ? 0.99 : named ? 0.95 : 0.9 }
}

/** On further pages the year follows the mark. */
function markAtHead(head: string): RegExpExecArray | null {
  const first = head.split('\n').slice(0, 3).join('\n')
  const mark = OTHER_FORM.test(first) ? null : SCHEDULE_MARK.exec(first)
  return mark?.[2] || RETURN_HEAD.test(head) || /\bPage\s*\d/.test(head) ? mark : null
}

const isTitled = ({ name, title }: ScheduleName, head: string) =>
  new RegExp(`^\\W*SCHEDULE\\s*${name}(?![\\w-])`, 'im').test(head) && title.test(head)

/** Only the page with the boxes: the list of codes after it has the same name. */
function ownersShareOf(head: string, foot: string): Found | null {
  const mark = K1_MARK.exec(head.replaceAll('\n', ' ')) ?? K1_TITLE.exec(head) ?? K1_MARK.exec(foot)
  if (!mark) return null
  if (!/(?:Partner|Shareholder|Beneficiary).?s\s*(?:Share|Current)/i.test(`${head}\n${foot}`)) return null
  const year = /Schedule\s*K-?\s?1[^\n]*?\)\s*(20\d\d)/i.exec(foot)?.[1] ?? null
  return { form: SHARES[mark[1]!] ?? 'k1_1120s', year, certainty: 0.95 }
}

/** The year in large print in the header. */
function yearAlone(page: Page, head: string): string | null {
  const large = page.words
    .filter((word) => /^\W?20[012]\d\W?$/.test(word.text) && word.box[3] < 0.25 * page.height)
    .sort((a, b) => b.box[3] - b.box[1] - (a.box[3] - a.box[1]))[0]
  return (large?.text ?? /\b20[012]\d\b/.exec(head)?.[0])?.replace(/\W/g, '') ?? null
}

/** "Page 2", or "Paae 2", "Pace 2" as OCR reads small print. */
const PAGE = /\bPa[a-z]e\s*([1-6])\b/
const PAGE_AT_END = new RegExp(`${PAGE.source}$`, 'm')

/** In the header, above which a scan may have stamps and specks. Some programs repeat the title on every page. */
function partOf(rows: readonly string[], { form }: Found): number {
  const page = PAGE.exec(rows.slice(0, 3).join('\n')) ?? PAGE_AT_END.exec(rows.slice(3, 6).join('\n'))
  if (page) return Number(page[1])
  const isReturn = form === '1040' || form === '1040-sr'
  return isReturn && !rows.some((row) => TAXPAYER.test(row)) ? 2 : 1
}

export interface FormPage {
  page: Page
  heading: Heading
}

/**
 * Groups the pages of each form. They may come in any order with others in between: a later page belongs to the form directly
 * before it, or else to the first of its kind and year that still lacks it.
 */
export function formsOf(pages: readonly ClaimedPage[]): FormPage[][] {
  const all = pages.flatMap(({ page }) => {
    const heading = headingOf(page)
    return heading ? [{ page, heading }] : []
  })
  const forms = all.filter(({ heading }) => heading.part === 1).map((first) => [first])
  for (const later of all.filter(({ heading }) => heading.part > 1)) {
    const open = forms.filter((form) => lacks(form, later))
    const before = open.find((form) => form.at(-1)!.page.number === later.page.number - 1)
    const home = before ?? open[0]
    if (home) home.push(later)
    else forms.push([later])
  }
  return forms.map((form) => form.sort((a, b) => a.heading.part - b.heading.part))
}

function lacks(form: readonly FormPage[], { heading }: FormPage): boolean {
  const own = form[0]!.heading
  const sameYear = own.year === null || heading.year === null || own.year === heading.year
  return own.form === heading.form && sameYear && !form.some((page) => page.heading.part === heading.part)
}
