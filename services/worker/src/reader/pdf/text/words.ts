import type { Box, Word } from '@income/documents'
import type { Glyph } from '../drawing/content.ts'
import { fragmentsOf } from './fragments.ts'

/** How far a font reaches above and below its baseline, in parts of its size. */
const ASCENT = 0.8
const DESCENT = 0.2

/** The words that upright glyphs make. */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  return fragmentsOf(glyphs)
    .flatMap((fragment) => splitLeaders(fragment.glyphs))
    .flatMap(wordOf)
}

/** Dots or underscores that lead from a label to its figure belong to neither. */
function splitLeaders(glyphs: readonly Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [[]]
  let start = 0
  const text = glyphs.map((glyph) => glyph.text[0] ?? '').join('')
  for (const leader of text.matchAll(/\.{4,}|_{3,}/g)) {
    parts.push([...glyphs.slice(start, leader.index)], [...glyphs.slice(leader.index, leader.index + leader[0].length)])
    start = leader.index + leader[0].length
  }
  parts.push([...glyphs.slice(start)])
  return parts.filter((part) => part.length > 0)
}

function wordOf(glyphs: readonly Glyph[]): Word[] {
  const text = glyphs
    .map((glyph) => glyph.text)
    .join('')
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\u2010\u2011\u2212]/g, '-')
  if (text.trim() === '') return []
  const [first, last] = [glyphs[0]!, glyphs.at(-1)!]
  const size = Math.max(...glyphs.map((glyph) => glyph.size))
  const box: Box = [first.x, first.y - ASCENT * size, last.x + last.width, first.y + DESCENT * size]
  return [{ text, box, confidence: 1 }]
}
