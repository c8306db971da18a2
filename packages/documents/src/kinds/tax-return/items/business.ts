import { findCaption, fromItsLetter, nameUnder, type Written, writtenUnder, type Item } from '../../../forms/caption.ts'
import type { Flow } from '../../../layout/flow.ts'

const NUMBER = /(?<!\d)(\d{2})[-–]?(\d{7})(?!\d)/

/** The employer identification number of the business: item D of Schedules C and F, item A of a Schedule K-1. */
export function employerNumberOn(flow: Flow): Item[] {
  const places = [underItsCaption(flow), besideTheBoxes(flow)]
  return places.flatMap((written) => employerNumberOf(written)).slice(0, 1)
}

/** On a schedule. */
function underItsCaption(flow: Flow): Written | null {
  const caption = findCaption(flow, /^Employer ID n/i)
  return caption && writtenUnder(fromItsLetter(caption, flow), flow)
}

/** On a Schedule K-1, whose boxes are to the right on rows of their own. */
function besideTheBoxes(flow: Flow): Written | null {
  const caption =
    findCaption(flow, /^Estate\S{0,3} or trust\S{0,3} employer identif/i) ??
    findCaption(flow, /^(?:Partnersh|Corp)\S{3,9} employer identif/i)
  return caption && nameUnder(fromItsLetter(caption, flow), flow)
}

/** On the return of the business itself, with or without an item's letter before its caption. */
export function numberOfBusinessOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Employer identification n/i)
  const written = caption && writtenUnder(fromItsLetter(caption, flow), flow)
  return employerNumberOf(written).map((item) => ({ ...item, name: 'employer_ein' }))
}

/** A social security number in its place, recognised by its dashes, is not returned. */
function employerNumberOf(written: Written | null): Item[] {
  if (!written || /\d{3}-\d{2}-\d{4}/.test(written.text)) return []
  const [, prefix, rest] = NUMBER.exec(written.text.replaceAll(' ', '')) ?? []
  return prefix ? [{ name: 'business_ein', value: `${prefix}-${rest}`, written }] : []
}

/** Schedule C, line A: the activity of the business, which identifies it if it has no name. */
export function activityOn(flow: Flow): Item[] {
  const caption = findCaption(flow, /^Principal business or prof/i)
  const written = caption && writtenUnder(fromItsLetter(caption, flow), flow)
  return written && /\p{L}{3}/u.test(written.text)
    ? [{ name: 'principal_business', value: written.text.split('\n')[0]!.trim(), written }]
    : []
}
