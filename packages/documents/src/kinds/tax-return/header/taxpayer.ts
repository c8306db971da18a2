import { left, placeOf, right, top } from '../../../model/page.ts'
import type { Flow } from '../../../layout/flow.ts'
import {
  findCaption,
  fromItsLetter,
  nameUnder,
  type Written,
  writtenBehind,
  writtenBeside,
  writtenBy,
  writtenUnder,
} from '../../../forms/caption.ts'
import { lastFourOf } from '../../../entities/masking.ts'

const RUNNING_HEAD = /^(?!.*Schedule).*1040.*Page\s*[2-4]/i
/** Where the name begins in a running head, as a fraction of the width: after the form's number and before the taxpayer's. */
const NAME_FROM = 0.14
const NAME_TO = 0.75
const HEAD = 0.35
const CAPTION =
  /^your$|\b(?:spouse|social security|(?:home|business) address|joint return|principal business|see instructions|part [ivx]+)\b/i

/** The taxpayer's name as the form shows it: on a return the first taxpayer's, on a schedule all names on its line. */
export function nameOn(flow: Flow): Written | null {
  return asName(firstAndLast(flow) ?? onScheduleLine(flow) ?? ofPartner(flow) ?? inRunningHead(flow))
}

/** The last four digits of the taxpayer's social security number. The other digits are not kept. */
export function lastFourOn(flow: Flow): Written | null {
  const caption =
    findCaption(flow, /^Your social security n/i) ??
    findCaption(flow, /^Social security number/i) ??
    findCaption(flow, /^(?:Partner|Shareholder|Beneficiary).s (?:SSN|identifying number)/i)
  const behind = /^n(umber|o\.?):?$/i
  const written = caption && [
    writtenBeside(caption, flow),
    writtenBehind(caption, flow, behind),
    writtenUnder(caption, flow),
    // A program may print it below the item's letter.
    writtenUnder(fromItsLetter(caption, flow), flow),
  ]
  return written?.map((place) => place && lastFourOf(place)).find((found) => found) ?? firstInHead(flow)
}

function firstAndLast(flow: Flow): Written | null {
  // OCR loses letters of small print: "Your hrst name and", "Last narne".
  const first = findCaption(flow, /^(?:Your )?first name and/i) ?? findCaption(flow, /^Your \S{3,5} n\S{2,4} an\S/i)
  if (!first) return null
  const last = findCaption(flow, /^La\S{1,3} n\S{2,4}\b/i, first)
  const parts = [first, last].flatMap((caption) =>
    caption
      ? (writtenBeside(caption, flow) ?? writtenBehind(caption, flow, /:$/) ?? writtenUnder(caption, flow) ?? [])
      : [],
  )
  return parts.length > 0 ? joined(parts) : null
}

function onScheduleLine(flow: Flow): Written | null {
  // OCR loses letters of small print: anything between "Name(s)" and "on Form 1040" is "shown"; "Name ot propnetor".
  const caption = findCaption(
    flow,
    /^Name\s*(?:\(s\))?\s*(?:shown on|o\S prop\S{4,6}\b|of person|(?:\S+\s){1,3}on (?:Form|return))/i,
  )
  return caption && (writtenBehind(caption, flow, /:$/) ?? writtenUnder(caption, flow))
}

/** On a Schedule K-1 the name is the first line of the partner's address. */
function ofPartner(flow: Flow): Written | null {
  // As OCR reads small print: "Sharehoider's name. address", "Shareholders name".
  const caption =
    findCaption(flow, /^(?!Partnersh)(?:Part|Share|Benef)\S{3,9} name\W? address/i) ??
    findCaption(flow, /^Name\W? address\W? city\W? state\W? and ZIP code for (?:part|share)/i)
  return caption && nameUnder(fromItsLetter(caption, flow), flow)
}

/** The business of a schedule: the name on Schedule C, the partnership or corporation of a Schedule K-1. */
export function businessNameOn(flow: Flow): Written | null {
  const own = findCaption(flow, /^Bus\S{4,6} name\b/i)
  const ofFirm = own
    ? null
    : findCaption(flow, /^(?:(?:Partnersh|Corp)\S{3,9} name\W? address|Estate\S{0,2} \S{2} trust\S{0,2} name)/i)
  const written = own
    ? writtenUnder(fromItsLetter(own, flow), flow)
    : ofFirm && nameUnder(fromItsLetter(ofFirm, flow), flow)
  return written && firstLineOf(written)
}

/** The business that files the return. */
export function nameOfBusinessOn(flow: Flow): Written | null {
  const caption = findCaption(flow, /^Name of partn/i) ?? findCaption(flow, /^Name\s+(?:[A-Z]\s+)?Emp\S+\s+ident/i)
  const written = caption && (writtenUnder(caption, flow) ?? nameUnder(caption, flow))
  return written && firstLineOf(written)
}

/** The name above its address. */
function firstLineOf(written: Written): Written | null {
  const name = written.text.split('\n')[0]?.trim()
  return name && /\p{L}/u.test(name) && !CAPTION.test(name) ? { ...written, text: name } : null
}

/** Programs repeat name and number in the head of a return's later pages. */
function inRunningHead(flow: Flow): Written | null {
  const head = flow.lines.slice(0, 4).find(({ text }) => RUNNING_HEAD.test(text))
  if (!head) return null
  const { width } = flow.page
  const name = head.words.filter(
    (word) => left(word) > NAME_FROM * width && right(word) < NAME_TO * width && !/\d/.test(word.text),
  )
  return name.length > 0 ? writtenBy(name) : null
}

function firstInHead(flow: Flow): Written | null {
  const height = HEAD * flow.page.height
  const written = [
    ...flow.page.formFields.map((field) => ({ text: field.value, box: field.box, confidence: 1 })),
    ...flow.words.map(({ text, box, confidence }) => ({ text, box, confidence })),
  ]
  return (
    written
      .filter((w) => top(w) < height && /(?:^|-)\d{2}-\d{4}$/.test(w.text.trim()))
      .sort((a, b) => top(a) - top(b))
      .flatMap((w) => lastFourOf(w) ?? [])[0] ?? null
  )
}

function joined(parts: readonly Written[]): Written {
  return { text: parts.map((part) => part.text.trim()).join(' '), ...placeOf(parts) }
}

/** A name has letters and no digits; a caption of the form is not a name. */
function asName(written: Written | null): Written | null {
  if (!written) return null
  const text = written.text
    .replace(/[^\p{L}\p{M}\s.,'’&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(text) && !CAPTION.test(text) ? { ...written, text } : null
}
