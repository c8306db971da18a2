import type { Box, Word } from '@income/documents'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { UnreadableFile } from '../errors.ts'
import type { ReaderLimits } from '../limits.ts'
import { widthOf } from './glyph-widths.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** The words of a page's text layer, in points as displayed. A run of text is cut where it has blanks. */
export async function wordsOf(page: PDFPageProxy, limits: ReaderLimits): Promise<Word[]> {
  const viewport = page.getViewport({ scale: 1 })
  const words: Word[] = []
  for (const item of await runsOf(page, limits)) {
    if (item.str.trim() === '') continue
    const matrix = multiply(viewport.transform as unknown as Matrix, item.transform as unknown as Matrix)
    if (!isUpright(matrix)) continue
    words.push(...cutAtBlanks(item.str, item.width, matrix))
  }
  return joinTouching(words)
}

async function runsOf(page: PDFPageProxy, limits: ReaderLimits): Promise<TextItem[]> {
  const runs: TextItem[] = []
  for await (const chunk of page.streamTextContent() as ReadableStream<{ items: (TextItem | { type: string })[] }>) {
    for (const item of chunk.items) if ('str' in item) runs.push(item)
    if (runs.length > limits.textItems) {
      throw new UnreadableFile('extraction_failed', `a page holds more than ${limits.textItems} pieces of text`)
    }
  }
  return runs
}

function cutAtBlanks(text: string, width: number, [, , c, d, x, baseline]: Matrix): Word[] {
  const size = Math.hypot(c, d)
  const total = widthOf(text) || 1
  const words: Word[] = []
  for (const match of text.matchAll(/\S+/g)) {
    const start = x + (width * widthOf(text.slice(0, match.index))) / total
    const end = start + (width * widthOf(match[0])) / total
    const box: Box = [start, baseline - 0.8 * size, end, baseline + 0.2 * size]
    words.push({ text: match[0], box, confidence: 1 })
  }
  return words
}

/** Runs that touch on one baseline are one word: some producers draw a word in pieces, or one glyph at a time. */
function joinTouching(words: Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && touches(last, word)) {
      joined[joined.length - 1] = {
        text: last.text + word.text,
        box: [last.box[0], Math.min(last.box[1], word.box[1]), word.box[2], Math.max(last.box[3], word.box[3])],
        confidence: 1,
      }
    } else joined.push(word)
  }
  return joined
}

function touches(a: Word, b: Word): boolean {
  const size = a.box[3] - a.box[1]
  const gap = b.box[0] - a.box[2]
  return Math.abs(a.box[3] - b.box[3]) < 0.1 * size && gap > -0.3 * size && gap < 0.12 * size
}

function isUpright([a, b, c, d]: Matrix): boolean {
  return Math.abs(b) < 0.2 * Math.abs(a) && Math.abs(c) < 0.5 * Math.abs(d) && a > 0
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}
