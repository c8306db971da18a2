import type { Box } from '@income/documents'
import type { Glyph } from '../drawing/content.ts'
import type { Fragment } from './fragments.ts'
import { boxOf } from './words.ts'

/** Fewer glyphs are not enough to judge a font. */
const ENOUGH = 8

/** How often a font draws each character, in the order of first use. */
type Usage = Map<string, number>

/**
 * Fonts whose character codes do not match their glyphs, recognised by meaningless characters, codes assigned in the
 * order of first use, or almost no letters and digits.
 */
export function garbledFonts(glyphs: readonly Glyph[]): Set<string> {
  const usages = new Map<string, Usage>()
  for (const { font, text } of glyphs) {
    if (text.trim() === '') continue
    const usage = usages.get(font) ?? usages.set(font, new Map()).get(font)!
    usage.set(text, (usage.get(text) ?? 0) + 1)
  }
  const garbled = [...usages].filter(([, usage]) => usesOf(usage, () => true) >= ENOUGH && isGarbled(usage))
  return new Set(garbled.map(([font]) => font))
}

/** The words with letters in such a font, or with a letter that means nothing. */
export function illegibleWords(fragments: readonly Fragment[], fonts: ReadonlySet<string>): Box[] {
  const isIllegible = ({ font, text }: Glyph) => fonts.has(font) || isMeaningless(text)
  return fragments.filter(({ glyphs }) => glyphs.some(isIllegible)).map(({ glyphs }) => boxOf(glyphs))
}

function isGarbled(usage: Usage): boolean {
  return shareOf(usage, isMeaningless) > 0.3 || isNumberedByUse(usage) || isPunctuationOnly(usage)
}

/** Private use, control and replacement characters. */
function isMeaningless(character: string): boolean {
  return /[\p{Co}\p{Cc}\p{Cn}\uFFFD]/u.test(character)
}

/**
 * Each new character is the successor of the previous new one: !"#$%&'() and so on. Digits and letters do that by
 * nature.
 */
function isNumberedByUse(usage: Usage): boolean {
  const signs = [...usage.keys()].filter(isSign).map((character) => character.codePointAt(0)!)
  const successors = signs.filter((code, index) => index > 0 && code === signs[index - 1]! + 1)
  return signs.length >= ENOUGH && successors.length > 0.7 * (signs.length - 1)
}

/** Leaders and rules consist of a few characters; many characters with few letters are not text. */
function isPunctuationOnly(usage: Usage): boolean {
  const signs = [...usage.keys()].filter(isSign)
  return signs.length >= 8 && shareOf(usage, (character) => /[\p{L}\p{N}]/u.test(character)) < 0.35
}

function isSign(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character)
}

function shareOf(usage: Usage, test: (character: string) => boolean): number {
  return usesOf(usage, test) / usesOf(usage, () => true)
}

function usesOf(usage: Usage, test: (character: string) => boolean): number {
  return [...usage].reduce((uses, [character, count]) => (test(character) ? uses + count : uses), 0)
}
