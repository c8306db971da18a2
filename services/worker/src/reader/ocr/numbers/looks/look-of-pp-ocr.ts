import type { Look } from '@income/documents'
import type { CountedLook } from './weigh-looks.ts'

/** More than one look of Tesseract's networks, less than two of them that agree. */
const VOTES = 1.5
/** It is as sure of what it misreads as of what it reads. */
const MOST_CONFIDENCE = 0.9
/** "1.064.62": a number has one point, and what stands before three digits and a further mark is a comma. */
const COMMA_AS_POINT = /(?<=\d)\.(?=\d{3}[.,])/g

/** What PP-OCRv4 read as a look at a number among others. */
export function lookOfPpOcr({ text, confidence }: Look): CountedLook {
  return {
    text: text.replace(COMMA_AS_POINT, ','),
    confidence: Math.min(confidence, MOST_CONFIDENCE),
    votes: VOTES,
  }
}
