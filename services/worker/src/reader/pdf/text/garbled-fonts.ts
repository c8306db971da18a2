import type { Glyph } from '../drawing/content.ts'

/** Fewer glyphs say nothing about a font. */
const ENOUGH = 8

/**
 * Fonts whose character codes do not say what their glyphs look like, by what comes of them: characters that mean
 * nothing, codes given out in the order of first use, or next to no letters and digits.
 */
export function garbledFonts(glyphs: readonly Glyph[]): Set<string> {
  const texts = new Map<string, string[]>()
  for (const { font, text } of glyphs) {
    if (text.trim() === '') continue
    const characters = texts.get(font)
    if (characters) characters.push(text)
    else texts.set(font, [text])
  }
  const garbled = [...texts].filter(([, characters]) => characters.length >= ENOUGH && isGarbled(characters))
  return new Set(garbled.map(([font]) => font))
}

function isGarbled(characters: readonly string[]): boolean {
  return shareOf(characters, isMeaningless) > 0.3 || isNumberedByUse(characters) || isPunctuationOnly(characters)
}

/** Private use, control and replacement characters. */
function isMeaningless(character: string): boolean {
  return /[\p{Co}\p{Cc}\p{Cn}\uFFFD]/u.test(character)
}

/** Each new sign is the successor of the new one before: !"#$%&'() and so on. Digits and letters do that by nature. */
function isNumberedByUse(characters: readonly string[]): boolean {
  const signs = [...new Set(characters.filter(isSign))].map((character) => character.codePointAt(0)!)
  const successors = signs.filter((code, index) => index > 0 && code === signs[index - 1]! + 1)
  return signs.length >= ENOUGH && successors.length > 0.7 * (signs.length - 1)
}

/** Leaders and rules are made of a few signs; text of many signs and few letters is none. */
function isPunctuationOnly(characters: readonly string[]): boolean {
  const signs = new Set(characters.filter(isSign))
  return signs.size >= 8 && shareOf(characters, (character) => /[\p{L}\p{N}]/u.test(character)) < 0.35
}

function isSign(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character)
}

function shareOf(characters: readonly string[], test: (character: string) => boolean): number {
  return characters.filter(test).length / characters.length
}
