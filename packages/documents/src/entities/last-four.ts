import type { Written } from '../forms/caption.ts'

const NUMBER = /(?<![\dX*•#])(?:\d{3}|[X*•#]{3})\W?(?:\d{2}|[X*•#]{2})\W?(\d{4})$/i
/** The tail of a number whose beginning OCR lost or garbled. */
const TAIL = /(?:^|-)\w{2}-(\d{4})$/
/** Nine places of which OCR took some zeros for letters. */
const GARBLED = /^[\dOQD]{5}(\d{4})$/
const LEFT_OUT = '***-**-'
const PART_OF_IT = 0.85

/** The last four digits of a social security number as written; null where the text is none. */
export function lastFourOf(written: Written): Written | null {
  const compact = written.text.replace(/\s/g, '')
  const whole = NUMBER.exec(compact)
  const lastFour = whole?.[1] ?? (TAIL.exec(compact) ?? GARBLED.exec(compact))?.[1]
  if (!lastFour) return null
  return { ...written, text: LEFT_OUT + lastFour, confidence: written.confidence * (whole ? 1 : PART_OF_IT) }
}
