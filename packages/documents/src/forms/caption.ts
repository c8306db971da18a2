import { UNCONTRADICTED } from '../equations/confidence.ts'
import { type ExtractedField, fieldAt } from '../model/document.ts'
import { firstOn } from '../layout/found.ts'
import { blankBetween } from '../layout/geometry.ts'
import {
  type Box,
  type FormField,
  height,
  left,
  middleY,
  right,
  union,
  type Word,
  placeOf,
  textOf,
  byLeft,
  byMiddle,
} from '../model/page.ts'
import type { Flow } from '../layout/flow.ts'
import { isCaption } from '../vocabulary/captions.ts'

/** A text written where a caption of the form asks for it. */
export interface Written {
  text: string
  box: Box
  confidence: number
}

export interface Caption {
  box: Box
  /** Where the next caption of the row begins and the box of this one ends. */
  end: number
}

/** How far below a caption its box reaches, in points; a name and address may be at its foot. */
const DEPTH = 16
const ADDRESS_DEPTH = 30
const APART = 6
const LETTER_APART = 30
/** Words farther apart than this were not written together (points). */
const WRITTEN_APART = 30
/** A text may begin a little left of its caption (points). */
const BESIDE = 8
/** Confidence of the rest of a text that begins in another box. */
const CUT = 0.6

/** Apart by more than a blank, which is wide in typewriter letters. */
const isApart = (word: Word, next: { box: Box }) => blankBetween(word, next) > Math.max(APART, 0.7 * height(word))

/** The first place where the form prints a caption, tried word by word. */
export function findCaption(flow: Flow, pattern: RegExp, after: Caption | null = null): Caption | null {
  const anywhere = new RegExp(pattern.source.replace(/^\^/, ''), pattern.flags)
  for (const { words, text: rowText } of flow.lines) {
    if (!anywhere.test(rowText)) continue
    for (let i = 0; i < words.length; i++) {
      if (after && (Math.abs(middleY(words[i]!) - middleY(after)) > 4 || left(words[i]!) < right(after))) continue
      const text = textOf(words.slice(i, i + 9))
      if (!pattern.test(text)) continue
      const end = words.findIndex((word, j) => j > i && isApart(words[j - 1]!, word))
      const own = words.slice(i, end < 0 ? undefined : end)
      return { box: union(own.map((word) => word.box)), end: end < 0 ? flow.page.width : left(words[end]!) }
    }
  }
  return null
}

/** An item's letter precedes its caption ("C  Business name"): the box begins there, and so may its text. */
export function fromItsLetter(caption: Caption, flow: Flow): Caption {
  const letter = flow.words.find(
    (word) =>
      /^[A-Z]\d?\.?$/.test(word.text) &&
      Math.abs(middleY(word) - middleY(caption)) < 4 &&
      right(word) <= left(caption) &&
      blankBetween(word, caption) < LETTER_APART,
  )
  return letter ? { ...caption, box: union([letter.box, caption.box]) } : caption
}

/** The text in the box of a caption: typed into a field, or printed below the caption and left of the next one. */
export function writtenUnder(caption: Caption, flow: Flow): Written | null {
  const box = { depth: DEPTH, begins: caption.end }
  return inField(caption, flow.page.formFields, box) ?? drawn(caption, flow.words, box)
}

/** The text after a caption on its line: "Name(s) shown on return: Connor Roy", "Your social security number 123-…". */
function writtenBehind(caption: Caption, flow: Flow, ends: RegExp): Written | null {
  const row = flow.lines.find(({ words }) =>
    words.some((word) => word.box[0] === left(caption) && isOnLine(word, caption)),
  )
  const own = row?.words.filter((word) => left(word) >= left(caption) && right(word) <= right(caption) + 1) ?? []
  const words = own.slice(own.findLastIndex(({ text }) => ends.test(text)) + 1)
  return words.length > 0 && words.length < own.length ? writtenBy(words) : null
}

/** The text in the cell after a caption that ends in a colon: "Your social security number:   123-…". */
export function writtenBeside(caption: Caption, flow: Flow): Written | null {
  const row = flow.lines.find(({ words }) => words.some((word) => isOnLine(word, caption)))?.words ?? []
  const last = row.findLastIndex((word) => right(word) <= right(caption) + 1)
  if (!row[last]?.text.endsWith(':')) return null
  const behind = row.slice(last + 1)
  const end = behind.findIndex((word, i) => i > 0 && isApart(behind[i - 1]!, word))
  return behind.length > 0 ? writtenBy(behind.slice(0, end < 0 ? undefined : end)) : null
}

const isOnLine = (word: Word, caption: Caption) => Math.abs(middleY(word) - middleY(caption)) < 4

/** The name above an address. Beside so deep a box the next column has captions, so the name begins under this one. */
export function nameUnder(caption: Caption, flow: Flow): Written | null {
  const box = { depth: ADDRESS_DEPTH, begins: right(caption) }
  const typed = inField(caption, flow.page.formFields, box)
  if (typed) return { ...typed, text: nameIn(typed.text.split('\n')) }
  const printed = drawn(caption, flow.words, box)
  const below = printed && drawn({ ...caption, box: union([caption.box, printed.box]) }, flow.words, box)
  const isWhole = !below || !REST_OF_NAME.test(below.text)
  return isWhole ? printed : { text: `${printed.text} ${below.text}`, ...placeOf([printed, below]) }
}

/** The first line of an address, and the next if it goes on: "COPPER BASIN CABINETRY" over "& PROPERTIES PARTNERSHIP". */
const nameIn = ([first, next]: readonly string[]) => (next && REST_OF_NAME.test(next) ? `${first} ${next}` : first!)
const REST_OF_NAME = /^(?:&|and|of)\s\D+$/i

/** How far a box reaches below its caption, and left of where its text begins (points). */
interface Reach {
  depth: number
  begins: number
}

function inField(caption: Caption, fields: readonly FormField[], { depth, begins }: Reach): Written | null {
  const field = fields
    .filter((f) => f.kind === 'text' && isUnder(f.box, caption, depth) && startsWithin(f.box, caption))
    .filter((f) => left(f) < begins)
    .sort(byMiddle)[0]
  return field?.value ? { text: field.value, box: field.box, confidence: 1 } : null
}

function drawn(caption: Caption, words: readonly Word[], reach: Reach): Written | null {
  const { depth, begins } = reach
  const below = words.filter((word) => isUnder(word.box, caption, depth) && startsWithin(word.box, caption))
  const first = below.filter((word) => left(word) < begins).sort(byMiddle)[0]
  if (!first) return null
  const row = below.filter((word) => Math.abs(middleY(word) - middleY(first)) < 5).sort(byLeft)
  const end = row.findIndex((word, i) => i > 0 && blankBetween(row[i - 1]!, word) > WRITTEN_APART)
  const written = writtenBy(whole(row.slice(0, end < 0 ? undefined : end), caption, words))
  if (!isRestOfCaption(written.text)) return isCaption(written.text) ? null : written
  return drawn({ ...caption, box: union([caption.box, written.box]) }, words, reach)
}

/** With words left of the caption if a note precedes it, and without words that begin in the box of another caption. */
function whole(written: readonly Word[], caption: Caption, words: readonly Word[]): readonly Word[] {
  const before = runBefore(written[0]!, words)
  if (before.length === 0) return written
  const note = runBefore({ box: caption.box }, words)
  const isBelowNote = note.length > 0 && left(before[0]!) >= left(note[0]!) - BESIDE
  return isBelowNote ? [...before, ...written] : written.map((word) => ({ ...word, confidence: CUT * word.confidence }))
}

/** The words directly before a place, with no more than blanks between them. */
function runBefore(place: { box: Box }, words: readonly Word[]): Word[] {
  const before = words.find(
    (word) =>
      left(word) < left(place) &&
      !isApart(word, place) &&
      blankBetween(word, place) > -1 &&
      Math.abs(middleY(word) - middleY(place)) < 4,
  )
  return before ? [...runBefore(before, words), before] : []
}

/** "... in E. See" over "instructions.", "entity. See instructions.)", "... including product or" over "service" in a narrow box. */
const isRestOfCaption = (text: string) =>
  /^(?:\p{Ll}[\p{L} ]*\.|[\p{L} ,.]*\binstructions\.|(?:product )?(?:or )?service)\)?$/u.test(text)

/** Everything written on a page, typed into fields and printed. */
export const writingsOn = ({ page, words }: Flow): Written[] => [
  ...page.formFields
    .filter(({ kind }) => kind === 'text')
    .map(({ value, box }) => ({ text: value, box, confidence: 1 })),
  ...words.map(({ text, box, confidence }) => ({ text, box, confidence })),
]

export function writtenBy(words: readonly Word[]): Written {
  const ordered = [...words].sort(byLeft)
  return { text: textOf(ordered), ...placeOf(ordered) }
}

function isUnder(box: Box, caption: Caption, depth: number): boolean {
  const middle = (box[1] + box[3]) / 2
  return middle > caption.box[3] - 1 && middle < caption.box[3] + depth
}

const startsWithin = (box: Box, caption: Caption) => box[0] >= caption.box[0] - BESIDE && box[0] < caption.end - 4

/** Reads what is written where a caption asks for it. */
export type Place = (caption: Caption, flow: Flow) => Written | null

export const behind =
  (ends: RegExp): Place =>
  (caption, flow) =>
    writtenBehind(caption, flow, ends)

export const belowItsLetter =
  (place: Place): Place =>
  (caption, flow) =>
    place(fromItsLetter(caption, flow), flow)

/** What is written at the first of these captions that the form prints, in the first of these places where anything is. */
export const writtenAt =
  (captions: readonly RegExp[], places: readonly Place[]) =>
  (flow: Flow): Written | null => {
    const caption = firstOn(captions, (pattern) => findCaption(flow, pattern))
    return caption && firstOn(places, (place) => place(caption, flow))
  }

/** A value on a form that is not the amount of a line: a name, an address, a number of days, a percentage. */
export interface Item {
  /** Name of the field. */
  name: string
  /** In canonical form. */
  value: string
  written: Written
}

/** Reads values of a form from a page of it. */
export type ItemReader = (flow: Flow) => Item[]

/** Reads one value. `valueOf` is its canonical form; null if the text is something else. */
export const asked =
  (name: string, find: (flow: Flow) => Written | null, valueOf: (text: string) => string | null = (text) => text) =>
  (flow: Flow): Item[] => {
    const written = find(flow)
    const value = written && valueOf(written.text)
    return value ? [{ name, value, written }] : []
  }

const READ = 0.98

/** The fields of a form, each from the first page that has it. */
export function fieldsRead(readers: readonly ItemReader[], flows: readonly Flow[]): Record<string, ExtractedField> {
  const fields: Record<string, ExtractedField> = {}
  const found = readers.flatMap((read) =>
    flows.flatMap((flow) => read(flow).map((item) => ({ ...item, page: flow.page }))),
  )
  for (const { name, value, written, page } of found) {
    const confidence = Math.min(written.confidence, page.source === 'ocr' ? UNCONTRADICTED : READ)
    fields[name] ??= fieldAt(page, written.box, { value, raw: written.text, confidence })
  }
  return fields
}
