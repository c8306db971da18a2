import type { ExtractedField } from '../../../model/document.ts'
import { UNCONTRADICTED } from '../../../equations/confidence.ts'
import { isShare, type PrintedForm, isBusinessReturn } from '../form/printed-form.ts'
import type { Flow } from '../../../layout/flow.ts'
import { type Written, type Caption, findCaption, asked, fieldsRead } from '../../../forms/caption.ts'
import { businessNameOn, lastFourOn, nameOn } from './taxpayer.ts'
import { hasTickSign } from '../../../vocabulary/word-lists.ts'
import { type Box, left, middleY, right, type Word, textOf, byLeft } from '../../../model/page.ts'

const NAME = asked('taxpayer_name', nameOn)
const NUMBER = asked('taxpayer_ssn_last4', lastFourOn, (text) => text.slice(-4))
const BUSINESS = asked('business_name', businessNameOn)
const STATUS = asked('filing_status', filingStatusOn)

/** Whom the form is for, from the first page that says so. */
export function identityOf(form: PrintedForm, flows: readonly Flow[]): Record<string, ExtractedField> {
  const isReturn = form === '1040' || form === '1040-sr'
  const more = form === 'schedule_c' || isShare(form) ? [BUSINESS] : isReturn ? [STATUS] : []
  return fieldsRead(isBusinessReturn(form) ? [BUSINESS] : [NAME, NUMBER, ...more], flows)
}

/** OCR loses letters of small print: "Marned filing jomtly". */
const STATUSES: readonly { status: string; wording: RegExp }[] = [
  { status: 'single', wording: /^Single\b/ },
  { status: 'married_filing_jointly', wording: /^M\S{4,6} f\S{4,5} j\S{4,6}/i },
  { status: 'married_filing_separately', wording: /^M\S{4,6} f\S{4,5} s\S{6,9}/i },
  { status: 'head_of_household', wording: /^Head of household/i },
  { status: 'qualifying_surviving_spouse', wording: /^Qualifying (?:surviving|widow)/i },
]

const CHECKED = /[xXvV¥%]|^[EB]$/
/** "box." before the first option ends the line's instruction. */
const WORD = /\p{L}{3}/u
/** A tick and a cross in a symbol font whose characters have no meaning of their own. */
const DINGBAT = /^[48]$/
const CLOSE = 12

/** A box is no farther than this before its wording (points). */
const REACH = 22

interface Option {
  status: string
  caption: Caption
  mark: Mark
}

interface Mark {
  state: 'checked' | 'empty' | 'unseen'
  box: Box
  confidence: number
}

/** The filing status with the ticked box: the only one marked, or on a scan the only one not seen to be empty. */
function filingStatusOn(flow: Flow): Written | null {
  const options = STATUSES.flatMap(({ status, wording }) => {
    const caption = findCaption(flow, wording)
    return caption ? [{ status, caption, mark: markBefore(caption, flow) }] : []
  })
  const only = options.length === 1 ? options[0]! : null
  if (only && isNamed(only.caption, flow)) return { text: only.status, box: only.caption.box, confidence: 1 }
  const checked = options.filter(({ mark }) => mark.state === 'checked')
  const unseen = options.filter(({ mark }) => mark.state === 'unseen')
  if (checked.length === 1) return written(checked[0]!, certaintyOf(checked[0]!, unseen))
  const scanned = flow.page.source === 'ocr' && options.length === STATUSES.length
  return checked.length === 0 && scanned && unseen.length === 1 ? written(unseen[0]!, 0.6) : null
}

/** "Filing status: Single", where there are no others to choose from. */
function isNamed(caption: Caption, flow: Flow): boolean {
  const line = flow.words.filter((word) => Math.abs(middleY(word) - middleY(caption)) < 4)
  const before = line.filter((word) => right(word) <= left(caption) + 1)
  const behind = line.filter((word) => left(word) >= right(caption) - 1)
  return behind.length === 0 && /^filing status:$/i.test(textOf(before))
}

/** A mark that OCR reads is certain if every other box is seen to be empty. */
const certaintyOf = ({ mark }: Option, unseen: readonly Option[]) =>
  unseen.length === 0 ? Math.max(mark.confidence, UNCONTRADICTED) : mark.confidence

function written({ status, mark, caption }: Option, confidence: number): Written {
  return { text: status, box: mark.state === 'checked' ? mark.box : caption.box, confidence }
}

function markBefore(caption: Caption, flow: Flow): Mark {
  const isBefore = (box: Box) =>
    Math.abs((box[1] + box[3]) / 2 - middleY(caption)) < 7 &&
    box[2] <= caption.box[0] + 2 &&
    caption.box[0] - box[2] < REACH
  const field = flow.page.formFields.find((f) => f.kind !== 'text' && isBefore(f.box))
  const state = field && (field.value ? 'checked' : 'empty')
  if (field && state) return { state, box: field.box, confidence: 1 }
  return drawnMark(
    flow.words
      .filter((word) => isBefore(word.box))
      .sort(byLeft)
      .at(-1),
    caption,
  )
}

/** OCR reads an empty box as brackets, a J or a round letter, and a ticked one with a cross or tick in it. */
function drawnMark(word: Word | undefined, caption: Caption): Mark {
  if (!word || WORD.test(word.text) || right(word) < caption.box[0] - REACH)
    return { state: 'unseen', box: caption.box, confidence: 0 }
  const checked =
    CHECKED.test(word.text) ||
    hasTickSign(word.text) ||
    (DINGBAT.test(word.text) && caption.box[0] - right(word) < CLOSE)
  const state = checked ? 'checked' : /[[\](){}|OoQJj0DdLlCc□☐_]/.test(word.text) ? 'empty' : 'unseen'
  return { state, box: word.box, confidence: word.confidence }
}
