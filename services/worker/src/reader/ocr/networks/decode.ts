/** Scores of each class, from 0 to 1, in each step along a line; class 0 is "no character". */
export interface Steps {
  scores: Float32Array
  classes: number
}

export interface Decoded {
  text: number[]
  /** Of the character that is least sure. */
  confidence: number
}

/** The likeliest allowed class of each step, without repetitions and blanks (greedy CTC decoding). */
export function decoded({ scores, classes }: Steps, allowed: readonly number[]): Decoded {
  const text: number[] = []
  const sure: number[] = []
  let before = 0
  for (let from = 0; from < scores.length; from += classes) {
    const best = likeliest(scores, from, allowed)
    const score = scores[from + best]!
    if (best !== 0 && best === before) sure[sure.length - 1] = Math.max(sure.at(-1)!, score)
    if (best !== 0 && best !== before) {
      text.push(best)
      sure.push(score)
    }
    before = best
  }
  return { text, confidence: text.length > 0 ? Math.min(...sure) : 0 }
}

function likeliest(scores: Float32Array, from: number, allowed: readonly number[]): number {
  let best = 0
  for (const at of allowed) if (scores[from + at]! > scores[from + best]!) best = at
  return best
}
