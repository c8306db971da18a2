import { firstOn } from '../../../layout/found.ts'
import { left, placeOf, right, top } from '../../../model/page.ts'
import type { Flow } from '../../../layout/flow.ts'
import {
  behind,
  belowItsLetter,
  findCaption,
  nameUnder,
  type Place,
  type Written,
  writingsOn,
  writtenAt,
  writtenBeside,
  writtenBy,
  writtenUnder,
} from '../../../forms/caption.ts'
import { hasIdentifier, lastFourOf } from '../../../entities/masking.ts'
import { isCaption } from '../../../vocabulary/captions.ts'

const RUNNING_HEAD = /^(?!.*Schedule).*1040.*Page\s*[2-4]/i
/** Where the name begins in a running head, as a fraction of the width: after the form's number and before the taxpayer's. */
const NAME_FROM = 0.14
const NAME_TO = 0.75
const HEAD = 0.35

/** The taxpayer's name as the form shows it: on a return the first taxpayer's, on a schedule all names on its line. */
export const nameOn = (flow: Flow): Written | null =>
  asName(firstAndLast(flow) ?? onScheduleLine(flow) ?? ofPartner(flow) ?? inRunningHead(flow))

/** The last four digits of the taxpayer's social security number. The other digits are not kept. */
export function lastFourOn(flow: Flow): Written | null {
  const digitsAt =
    (place: Place): Place =>
    (caption, page) =>
      lastFourIn(place(caption, page))
  // A program may print it below the item's letter.
  const places = [writtenBeside, behind(/^n(umber|o\.?):?$/i), writtenUnder, belowItsLetter(writtenUnder)]
  return writtenAt(NUMBER, places.map(digitsAt))(flow) ?? firstInHead(flow)
}

const NUMBER = [
  /^Your social security n/i,
  /^Social security number/i,
  /^(?:Partner|Shareholder|Beneficiary).s (?:SSN|identifying number)/i,
]
const lastFourIn = (written: Written | null) => written && lastFourOf(written)

// OCR loses letters and blanks of small print: "Your hrst name and", "Yourfirstname and", "Last narne", "Name ot propnetor",
// "Sharehoider's name. address".
const FIRST_NAME = [/^(?:Your ?)?first ?name ?and/i, /^Your \S{3,5} n\S{2,4} an\S/i]
const LAST_NAME = /^La\S{1,3} n\S{2,4}\b/i
/** Anything between "Name(s)" and "on Form 1040" is "shown". */
const NAME_SHOWN = /^Name\s*(?:\(s\))?\s*(?:shown on|o\S prop\S{4,6}\b|of person|(?:\S+\s){1,3}on (?:Form|return))/i
const PARTNER = [
  /^(?!Partnersh)(?:Part|Share|Benef)\S{3,9} name\W? address/i,
  /^Name\W? address\W? city\W? state\W? and ZIP code for (?:part|share)/i,
]
const FIRM = /^(?:(?:Partnersh|Corp)\S{3,9} name\W? address|Estate\S{0,2} \S{2} trust\S{0,2} name)/i
const ON_ITS_RETURN = [/^Name of partn/i, /^Name\s+(?:[A-Z]\s+)?Emp\S+\s+ident/i]

function firstAndLast(flow: Flow): Written | null {
  const first = firstOn(FIRST_NAME, (pattern) => findCaption(flow, pattern))
  const last = first && findCaption(flow, LAST_NAME, first)
  const places = [writtenBeside, behind(/:$/), writtenUnder]
  const parts = [first, last].flatMap((caption) => (caption && firstOn(places, (place) => place(caption, flow))) ?? [])
  return parts.length > 0 ? joined(parts) : null
}

const onScheduleLine = writtenAt([NAME_SHOWN], [behind(/:$/), writtenUnder])

/** On a Schedule K-1 the name is the first line of the partner's address. */
const ofPartner = writtenAt(PARTNER, [belowItsLetter(nameUnder)])

const BUSINESS_NAMES = [
  // On Schedule C.
  writtenAt([/^Bus\S{4,6} name\b/i], [belowItsLetter(writtenUnder)]),
  // The partnership or corporation of a Schedule K-1.
  writtenAt([FIRM], [belowItsLetter(nameUnder)]),
  // The business that files the return.
  writtenAt(ON_ITS_RETURN, [writtenUnder, nameUnder]),
]

/** The name of a business. */
export function businessNameOn(flow: Flow): Written | null {
  const written = firstOn(BUSINESS_NAMES, (find) => find(flow))
  return written && firstLineOf(written)
}

/** The name above its address. */
function firstLineOf(written: Written): Written | null {
  const name = written.text.split('\n')[0]?.trim()
  return name && /\p{L}/u.test(name) && !isCaption(name) && !hasIdentifier(name) ? { ...written, text: name } : null
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
  return (
    writingsOn(flow)
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
  if (!written || hasIdentifier(written.text)) return null
  const text = written.text
    .replace(/[^\p{L}\p{M}\s.,'’&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{2}/u.test(text) && !isCaption(text) ? { ...written, text } : null
}
