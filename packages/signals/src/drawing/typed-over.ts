import type { FoundSignal, SignalEvidence } from '@income/shared'
import {
  areaOf,
  isIn,
  placeOf,
  textOf,
  type Area,
  type Cover,
  type DrawnGlyph,
  type DrawnPage,
  type Overlay,
} from '../model/drawn-page.ts'
import { quoted } from '../model/quoted.ts'

/** A patch is about as high as the text it hides; anything much higher is a picture or the background of a table. */
const PATCH_HEIGHT = 2.6
/** Shares of a page's letters: text drawn before all but this many, and a cover before so many, are beneath the page. */
const BENEATH = { before: 0.03, after: 0.05 }
const WORTH_TELLING = /[\p{L}\p{N}]/u
const DIGIT = /\d/
const WORD = /\p{L}{3}/u

/** Something that hides letters, and the letters now in their place. */
interface Hidden {
  before: string
  after: string
  area: Area
  cover: Cover
}

/** Covered letters: replaced by others, under a picture of their size, or under a form field. */
export function ofTypedOver(page: DrawnPage): FoundSignal[] {
  const hidden = page.covered.length === 0 ? [] : hiddenOn(page)
  const typedOver = hidden.filter(({ before, after }) => after !== '' && after !== before)
  const patched = hidden.filter(
    ({ before, after, cover }) => cover.kind === 'picture' && after === '' && DIGIT.test(before),
  )
  const covered = hidden.filter((one) => one.after === '' && !patched.includes(one))
  const overlays = overlaysOverText(page)
  return [
    ...signal(
      'text_typed_over',
      // Forms that print a name over its placeholder are more common than forms that do so with an amount.
      typedOver.some(({ before, after }) => DIGIT.test(before + after)) ? 'high' : 'medium',
      typedOver.map(typedOverEvidence(page)),
      'Text was covered, and other text was typed over it',
    ),
    ...signal(
      'text_under_picture',
      'high',
      patched.map(coveredEvidence(page)),
      'A picture the size of a figure hides text',
    ),
    ...signal(
      'field_over_print',
      overlays.some(({ isNumber }) => isNumber) ? 'high' : 'medium',
      overlays.map(({ place }) => place),
      `A ${overlays[0]?.kind === 'note' ? 'note' : 'form field'} hides text and shows other text`,
    ),
    ...signal('text_covered', 'low', covered.map(coveredEvidence(page)), 'Text is hidden under an opaque shape'),
  ]
}

function signal(
  code: FoundSignal['code'],
  severity: FoundSignal['severity'],
  evidence: readonly SignalEvidence[],
  clause: string,
): FoundSignal[] {
  return evidence.length === 0 ? [] : [{ code, severity, summary: `${clause}: ${evidence[0]!.detail}.`, evidence }]
}

function hiddenOn(page: DrawnPage): Hidden[] {
  const letters = [...page.covered, ...page.visible]
  const isBeneathPage = (cover: Cover, under: readonly DrawnGlyph[]) => {
    const first = Math.min(...under.map(({ order }) => order))
    const before = letters.filter(({ order }) => order < first).length
    const after = letters.filter(({ order }) => order > cover.order).length
    return before < BENEATH.before * letters.length && after > BENEATH.after * letters.length
  }
  return page.covers.flatMap((cover) => {
    const under = page.covered.filter((glyph) => glyph.order < cover.order && isIn(glyph, cover.box))
    const before = textOf(under).trim()
    if (!WORTH_TELLING.test(before) || !isPatch(cover.box, under) || isBeneathPage(cover, under)) return []
    const over = page.visible.filter((glyph) => glyph.order > cover.order && isIn(glyph, cover.box))
    return [{ before, after: textOf(over).trim(), area: areaOf(under), cover }]
  })
}

function isPatch([, top, , bottom]: Area, under: readonly DrawnGlyph[]): boolean {
  const size = Math.max(...under.map((glyph) => glyph.size))
  return bottom - top < PATCH_HEIGHT * size
}

interface Over {
  place: SignalEvidence
  kind: Overlay['kind']
  isNumber: boolean
}

/** Form fields and notes, under a form field or print that says something else. */
function overlaysOverText(page: DrawnPage): Over[] {
  return page.overlays.flatMap(({ kind, value, area, field }) => {
    const before = field ?? printUnder(area, kind, page)
    const isNumber = DIGIT.test(before) && DIGIT.test(value)
    if (!(isNumber || (WORD.test(before) && WORD.test(value))) || before === value) return []
    const place = { ...placeOf(area, page), detail: `${quoted(before)} beneath, ${quoted(value)} shown` }
    return [{ place, kind, isNumber }]
  })
}

/** A large note is a remark about what is beneath it. */
function printUnder(area: Area, kind: Overlay['kind'], page: DrawnPage): string {
  const under = page.visible.filter((glyph) => isIn(glyph, area))
  return kind === 'note' && !isPatch(area, under) ? '' : textOf(under).trim()
}

const typedOverEvidence = (page: DrawnPage) => (hidden: Hidden) => ({
  ...placeOf(hidden.area, page),
  detail: `${quoted(hidden.before)} beneath, ${quoted(hidden.after)} shown`,
})

const coveredEvidence = (page: DrawnPage) => (hidden: Hidden) => ({
  ...placeOf(hidden.area, page),
  detail: `${quoted(hidden.before)} beneath`,
})
