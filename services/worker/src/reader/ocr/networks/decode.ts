/** Scores of each class, from 0 to 1, in each step along a line; class 0 is "no character". */
export interface Steps {
  scores: Float32Array
  classes: number
}

export interface DecodedCharacter {
  class: number
  confidence: number
  /** The steps in which it is the likeliest; `last` is inclusive. */
  first: number
  last: number
}

/** The likeliest allowed class of each step, without repetitions and blanks (greedy CTC decoding). */
export function decoded({ scores, classes }: Steps, allowed: readonly number[]): DecodedCharacter[] {
  const characters: DecodedCharacter[] = []
  let before = 0
  for (let step = 0; step * classes < scores.length; step++) {
    const best = likeliest(scores, step * classes, allowed)
    const confidence = scores[step * classes + best]!
    const current = characters.at(-1)
    if (best !== 0 && best === before && current) {
      current.confidence = Math.max(current.confidence, confidence)
      current.last = step
    } else if (best !== 0) characters.push({ class: best, confidence, first: step, last: step })
    before = best
  }
  return characters
}

function likeliest(scores: Float32Array, from: number, allowed: readonly number[]): number {
  let best = 0
  for (const at of allowed) if (scores[from + at]! > scores[from + best]!) best = at
  return best
}
