import { holds } from '../../layout/geometry.ts'
import { formsOn } from '../../boxes/copies.ts'
import { documentOf, type DocumentOfBoxes } from '../../boxes/document.ts'
import { sortedByForm, type ComparedFields, settledDoubts } from '../../boxes/merge-copies.ts'
import { linesOf } from '../../layout/lines.ts'
import type { ExtractedDocument } from '../../model/document.ts'
import { middleY, type Box, type Page, top, textOf } from '../../model/page.ts'
import { rememberedOf } from '../../vocabulary/remembered.ts'
import type { Claim, ClaimedPage, Kind } from '../kind.ts'
import { W2_FORM } from './boxes/find-labels.ts'
import { checksOf, checksOfValues, decidingFigures, boxesAlone, provenBoxes } from './checks/checks.ts'
import { TAX_RATES } from './checks/equations.ts'
import { entriesOf } from './read-copy.ts'
import { alignStates } from './states.ts'

/** Forms W-2 of any layout. The copies of one, on a page or over several, are one document. */
export const w2: Kind = {
  documentType: 'w2',
  equations: TAX_RATES.map(({ name }) => name),
  recognise,
  around,
  read,
  checksOfValues,
  decidingFigures,
  settledChecks: settledDoubts,
}

/** Related forms: the tax office's transcript of a W-2, which has no names, and Form W-3, which transmits many. */
const RELATED_FORMS = /\b(Income Transcript|Submission Type|Transmittal of Wage)\b/i
/** Copy A of a W-2 says that it is sent in "with Form W-3 to the Social Security Administration", possibly on the next line. */
const TITLE_OF_W3 = /(?<!\bwith (?:the )?Form )\bW-?3c?\b(?! to the So)/i
const OWN_WORDS = [/medicare/i, /social security|soc\.? sec/i, /wages/i, /withheld|income tax/i]
/** OCR may have lost one of them, unless the page also looks like another document: a return's second page has three. */
const FEWEST_OWN_WORDS = 3

/** The labels of a W-2 occur on nothing else. */
const SCORE = 0.95

function recognise(whole: Page, toBeat = 0): Claim | null {
  if (toBeat >= SCORE) return null
  const page = aboveCorrection(whole)
  const text = textOf(page.words)
  // The words may not be in reading order.
  const inOrder = linesOf(page)
    .map((line) => line.text)
    .join('\n')
  const own = OWN_WORDS.filter((word) => word.test(text) || word.test(inOrder))
  const needed = toBeat > 0 ? OWN_WORDS.length : FEWEST_OWN_WORDS
  const isRelated = [text, inOrder].some((words) => RELATED_FORMS.test(words)) || TITLE_OF_W3.test(inOrder)
  if (own.length < needed || isRelated) return null
  return w2sOn(whole).readings.length > 0 ? { form: null, score: SCORE, continuation: false } : null
}

function read(pages: readonly ClaimedPage[]): ExtractedDocument[] {
  const readings = pages.flatMap(({ page }) => w2sOn(page).readings)
  const printed = pages.map(({ page }) => page)
  return sortedByForm(readings, COMPARED).map((copies) => documentOf(alignStates(copies), printed, DOCUMENT))
}

/** A last pay stub may be printed on the sheet of a W-2. */
function around(page: Page): Page {
  const { copies } = w2sOn(page)
  const isOwn = (print: { box: Box }) => copies.some(({ area }) => holds(area, print))
  return {
    ...page,
    words: page.words.filter((word) => !isOwn(word)),
    formFields: page.formFields.filter((field) => !isOwn(field)),
  }
}

/** A page is asked for its copies several times, and its words do not change in between. */
const w2sOn = rememberedOf((page: Page) => {
  const { copies, readings } = formsOn(W2_FORM, aboveCorrection(page))
  // A form whose owner is illegible is reported as such.
  const isIllegible = page.source === 'ocr' && !INSTRUCTION.test(textOf(page.words))
  return { copies, readings: readings.filter(({ fields }) => isIllegible || isSomeones(fields)) }
})

const INSTRUCTION = /\benter this amount on\b/i

const OWN_FIELDS = ['employer_ein', 'employee_name', 'employee_ssn_last4', 'box_1']
/** The instructions name the boxes too, and amounts: "Medicare wages and tips shown in box 5 above $200,000". */
const isSomeones = (fields: ReadonlyMap<string, unknown>) => OWN_FIELDS.some((name) => fields.has(name))

const COMPARED: ComparedFields = {
  amounts: ['box_1', 'box_2', 'box_3', 'box_4', 'box_5', 'box_6'],
  identity: ['employee_ssn_last4', 'employer_ein', 'tax_year'],
}

const DOCUMENT: DocumentOfBoxes = {
  documentType: 'w2',
  form: null,
  isFigure: (name) => /^box_([1-6]|16_\d+|17_\d+)$/.test(name),
  proven: provenBoxes,
  alone: boxesAlone,
  entriesOf,
  checksOf,
}

/** The title of a form that corrects a W-2, or of a notice about one; not the control number "000412 R7K/W2C". */
const CORRECTION =
  /(?<![\w/])W-?2c\b|\bCorrected Wage and Tax Statement\b|\bPreviously reported\b|\byear ?\/ ?form corrected\b|\bcorrect SSN\b/i

/** The part of a page above a Form W-2c or a notice about one: the W-2 it corrects may be there. */
function aboveCorrection(page: Page): Page {
  const mark = linesOf(page).find(({ text }) => CORRECTION.test(text))
  if (!mark) return page
  const isAbove = (print: { box: Box }) => middleY(print) < top(mark)
  return { ...page, words: page.words.filter(isAbove), formFields: page.formFields.filter(isAbove) }
}
