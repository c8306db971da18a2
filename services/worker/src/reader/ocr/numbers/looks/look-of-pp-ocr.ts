import type { Look } from '@income/documents'
import type { CountedLook } from './weigh-looks.ts'

/** More than one look by Tesseract's networks, less than two that agree. */
const VOTES = 1.5
/** It is as sure of its misreadings as of its readings. */
const MOST_CONFIDENCE = 0.9
/** "1.064.62": a number has one decimal point, so a point before three digits and another mark is a comma. */
const COMMA_AS_POINT = /(?<=\d)\.(?=\d{3}[.,])/g

/** A reading of PP-OCRv4 as one look at a number among others. */
export function lookOfPpOcr({ text, confidence }: Look): CountedLook {
  return {
    text: text.replace(COMMA_AS_POINT, ','),
    confidence: Math.min(confidence, MOST_CONFIDENCE),
    votes: VOTES,
  }
}
