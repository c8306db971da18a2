/** A word with its place as fractions of the page as displayed. */
export interface PlacedWord {
  text: string
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** 0 to 1. */
  confidence: number
}

/** A word of a text layer, and the word of the picture in its place. */
export interface Pair {
  was: PlacedWord
  is: PlacedWord
}

/** A word read with less confidence may be misread. */
export const SURE = 0.8

export function pairsOf(stored: readonly PlacedWord[], shown: readonly PlacedWord[]): Pair[] {
  return stored.flatMap((was) => {
    const is = shown.find((word) => stands(word, was))
    return is ? [{ was, is }] : []
  })
}

export const isSame = ({ was, is }: Pair) => was.text === is.text

/** Whether each box contains the other's centre. */
function stands(one: PlacedWord, other: PlacedWord): boolean {
  return holds(one.box, other.box) && holds(other.box, one.box)
}

function holds([left, top, right, bottom]: PlacedWord['box'], other: PlacedWord['box']): boolean {
  const [x, y] = [(other[0] + other[2]) / 2, (other[1] + other[3]) / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}
