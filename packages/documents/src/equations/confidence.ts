/**
 * What is read in one way and nothing speaks against: OCR looks twice at every figure, and a label or a word such as "Bank" says what
 * a name is. Certain enough to be returned unmarked, less than what arithmetic confirms.
 */
export const UNCONTRADICTED = 0.93

/** What a document's own arithmetic says of an amount: bears it out, contradicts it, or nothing (null). */
export type Verdict = boolean | null

/** How sure a kind is of an amount, 0 to 1. */
export interface Scale {
  /** Confirmed by arithmetic. */
  proven: number
  /** At most this, if it is merely read. */
  read: number
  /** At most this, if arithmetic contradicts it. */
  contradicted: number
  /** What was read less surely than this, OCR itself did not believe: a sum that holds may hold by chance. */
  unbelieved?: number
}

export interface Scales {
  /** A text layer says what it says; what is left is our choice of words. */
  printed: Scale
  /** OCR may misread what two looks agree on. */
  scanned: Scale
}

/** How far an amount can be relied on that was read so surely (0 to 1). */
export function confidenceOf(read: number, verdict: Verdict, scale: Scale): number {
  if (verdict && read >= (scale.unbelieved ?? 0)) return scale.proven
  return Math.min(read, verdict === false ? scale.contradicted : scale.read)
}

/** True where one of them bears an amount out, false where one speaks against it and none for it. */
export function either(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes(true) ? true : verdicts.includes(false) ? false : null
}
