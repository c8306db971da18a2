/**
 * Confidence of a value read in one way that nothing contradicts: OCR reads every number twice, and a label or a word such as
 * "Bank" identifies a name. High enough to be returned without a mark, lower than what arithmetic confirms.
 */
export const UNCONTRADICTED = 0.93

/** Whether a document's own arithmetic confirms an amount, contradicts it, or says nothing about it (null). */
export type Verdict = boolean | null

/** The confidence, 0 to 1, that a kind gives its amounts. */
export interface Scale {
  /** Confirmed by arithmetic. */
  proven: number
  /** At most this, if it was only read. */
  read: number
  /** At most this, if arithmetic contradicts it. */
  contradicted: number
  /** OCR did not believe what it read with less confidence than this: a sum may hold by coincidence. */
  unbelieved?: number
}

export interface Scales {
  /** A text layer is exact; what remains uncertain is which words to take. */
  printed: Scale
  /** OCR may misread a value even where two passes agree. */
  scanned: Scale
}

/** The confidence of an amount, given the confidence of its reading (0 to 1). */
export function confidenceOf(read: number, verdict: Verdict, scale: Scale): number {
  if (verdict && read >= (scale.unbelieved ?? 0)) return scale.proven
  return Math.min(read, verdict === false ? scale.contradicted : scale.read)
}

/** True if one of them confirms an amount, false if one contradicts it and none confirms it. */
export const either = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(false) ? false : null
