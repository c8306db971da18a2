import { left, right, top } from '../../../model/page.ts'
import type { Sheet } from '../sheet/sheet.ts'
import {
  findCaption,
  fromItsLetter,
  nameUnder,
  writtenBehind,
  writtenBeside,
  writtenBy,
  writtenUnder,
  type Written,
} from './caption.ts'
import { lastFourOf } from './last-four.ts'

const RUNNING_HEAD = /^(?!.*Schedule).*1040.*Page\s*[2-4]/i
/** Where the name stands in a running head, in parts of the width: behind the form's number and before the taxpayer's. */
const NAME_FROM = 0.14
const NAME_TO = 0.75
const HEAD = 0.35
const CAPTION =
  /^your$|\b(?:spouse|social security|(?:home|business) address|joint return|principal business|see instructions|part [ivx]+)\b/i

/** The taxpayer's name as the form shows it: on a return the first taxpayer's, on a schedule all names on its line. */
export function nameOn(sheet: Sheet): Written | null {
  return asName(firstAndLast(sheet) ?? onScheduleLine(sheet) ?? ofPartner(sheet) ?? inRunningHead(sheet))
}

/** The last four digits of the taxpayer's social security number. The other digits go no further than here. */
export function lastFourOn(sheet: Sheet): Written | null {
  const caption =
    findCaption(sheet, /^Your social security n/i) ??
    findCaption(sheet, /^Social security number/i) ??
    findCaption(sheet, /^(?:Partner|Shareholder|Beneficiary).s (?:SSN|identifying number)/i)
  const behind = /^n(umber|o\.?):?$/i
  const written = caption && [
    writtenBeside(caption, sheet),
    writtenBehind(caption, sheet, behind),
    writtenUnder(caption, sheet),
  ]
  return written?.map((place) => place && lastFourOf(place)).find((found) => found) ?? firstInHead(sheet)
}

function firstAndLast(sheet: Sheet): Written | null {
  // Small print loses letters to a scan: "Your hrst name and", "Last narne".
  const first = findCaption(sheet, /^(?:Your )?first name and/i) ?? findCaption(sheet, /^Your \S{3,5} n\S{2,4} an\S/i)
  if (!first) return null
  const last = findCaption(sheet, /^La\S{1,3} n\S{2,4}\b/i, first)
  const parts = [first, last].flatMap((caption) =>
    caption
      ? (writtenBeside(caption, sheet) ?? writtenBehind(caption, sheet, /:$/) ?? writtenUnder(caption, sheet) ?? [])
      : [],
  )
  return parts.length > 0 ? joined(parts) : null
}

function onScheduleLine(sheet: Sheet): Written | null {
  // Small print loses letters to a scan: whatever stands between "Name(s)" and "on Form 1040" is "shown"; "Name ot propnetor".
  const caption = findCaption(
    sheet,
    /^Name\s*(?:\(s\))?\s*(?:shown on|o\S prop\S{4,6}\b|of person|(?:\S+\s){1,3}on (?:Form|return))/i,
  )
  return caption && (writtenBehind(caption, sheet, /:$/) ?? writtenUnder(caption, sheet))
}

/** On a Schedule K-1 the name is the first line of the partner's address. */
function ofPartner(sheet: Sheet): Written | null {
  // In the small print of a scan: "Sharehoider's name. address", "Shareholders name".
  const caption =
    findCaption(sheet, /^(?!Partnersh)(?:Part|Share|Benef)\S{3,9} name\W? address/i) ??
    findCaption(sheet, /^Name\W? address\W? city\W? state\W? and ZIP code for (?:part|share)/i)
  return caption && nameUnder(fromItsLetter(caption, sheet), sheet)
}

/** The business a schedule is for: the name on Schedule C, the partnership or corporation of a Schedule K-1. */
export function businessNameOn(sheet: Sheet): Written | null {
  const own = findCaption(sheet, /^Bus\S{4,6} name\b/i)
  const ofFirm = own
    ? null
    : findCaption(sheet, /^(?:(?:Partnersh|Corp)\S{3,9} name\W? address|Estate\S{0,2} \S{2} trust\S{0,2} name)/i)
  const written = own
    ? writtenUnder(fromItsLetter(own, sheet), sheet)
    : ofFirm && nameUnder(fromItsLetter(ofFirm, sheet), sheet)
  const name = written?.text.split('\n')[0]?.trim()
  return written && name && /\p{L}/u.test(name) && !CAPTION.test(name) ? { ...written, text: name } : null
}

/** Programs repeat name and number in the head of a return's later pages. */
function inRunningHead(sheet: Sheet): Written | null {
  const head = sheet.rows.slice(0, 4).find(({ text }) => RUNNING_HEAD.test(text))
  if (!head) return null
  const { width } = sheet.page
  const name = head.words.filter(
    (word) => left(word) > NAME_FROM * width && right(word) < NAME_TO * width && !/\d/.test(word.text),
  )
  return name.length > 0 ? writtenBy(name) : null
}

function firstInHead(sheet: Sheet): Written | null {
  const height = HEAD * sheet.page.height
  const written = [
    ...sheet.page.formFields.map((field) => ({ text: field.value, box: field.box, confidence: 1 })),
    ...sheet.words.map((word) => ({ text: word.text, box: word.box, confidence: word.confidence })),
  ]
  return (
    written
      .filter((w) => top(w) < height && /(?:^|-)\d{2}-\d{4}$/.test(w.text.trim()))
      .sort((a, b) => top(a) - top(b))
      .flatMap((w) => lastFourOf(w) ?? [])[0] ?? null
  )
}

function joined(parts: readonly Written[]): Written {
  const [first] = parts
  const boxes = parts.map((part) => part.box)
  return {
    text: parts.map((part) => part.text.trim()).join(' '),
    box: [
      first!.box[0],
      Math.min(...boxes.map((box) => box[1])),
      Math.max(...boxes.map((box) => box[2])),
      Math.max(...boxes.map((box) => box[3])),
    ],
    confidence: Math.min(...parts.map((part) => part.confidence)),
  }
}

/** A name has letters and no figures; a caption of the form is none. */
function asName(written: Written | null): Written | null {
  if (!written) return null
  const text = written.text
    .replace(/[^\p{L}\p{M}\s.,'’&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(text) && !CAPTION.test(text) ? { ...written, text } : null
}
