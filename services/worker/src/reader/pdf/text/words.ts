import type { Box, Word } from '@income/documents'
import type { Glyph } from '../drawing/content.ts'
import type { Fragment } from './fragments.ts'

/** How far a font extends above and below its baseline, as a fraction of its size. */
const ASCENT = 0.8
const DESCENT = 0.2

const LEADER = /\.{4}|_{3}/
const LEADERS = /\.{4,}|_{3,}/g
/** Text that normalisation leaves unchanged: most of it. */
const PLAIN = /^[\x20-\x7e]*$/

/** The words formed by upright glyphs. */
export function wordsOf(fragments: readonly Fragment[]): Word[] {
  return fragments.flatMap((fragment) => splitLeaders(fragment.glyphs)).flatMap(wordOf)
}

/** Dots or underscores that lead from a label to its amount belong to neither. */
function splitLeaders(glyphs: readonly Glyph[]): (readonly Glyph[])[] {
  const text = glyphs.map((glyph) => glyph.text[0] ?? '').join('')
  if (!LEADER.test(text)) return [glyphs]
  const parts: Glyph[][] = []
  let start = 0
  for (const leader of text.matchAll(LEADERS)) {
    parts.push(glyphs.slice(start, leader.index), glyphs.slice(leader.index, leader.index + leader[0].length))
    start = leader.index + leader[0].length
  }
  parts.push(glyphs.slice(start))
  return parts.filter((part) => part.length > 0)
}

function wordOf(glyphs: readonly Glyph[]): Word[] {
  const text = normal(glyphs.map((glyph) => glyph.text).join(''))
  if (text.trim() === '') return []
  return [{ text, box: boxOf(glyphs), confidence: 1 }]
}

/** The box of glyphs that follow each other on a baseline. */
export function boxOf(glyphs: readonly Glyph[]): Box {
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!]
  const size = glyphs.reduce((most, glyph) => Math.max(most, glyph.size), 0)
  return [first.x, first.y - ASCENT * size, last.x + last.width, first.y + DESCENT * size]
}

function normal(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\u2010\u2011\u2212]/g, '-')
}
