/** What an OCR engine makes of a digit or a letter of a line number. */
const DIGIT_LOOKALIKES: Record<string, string> = {
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  o: '0',
  s: '5',
  b: '8',
  z: '2',
  g: '9',
  q: '9',
  d: '4',
}
const LETTER_LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'li',
  '9': 'g',
  '6': 'b',
  '5': 's',
  '2': 'z',
  '¢': 'c',
  '€': 'c',
  '©': 'c',
}

/** A line number a text may stand for, and how far the text had to be bent for it (0: it is printed so). */
export interface Reading {
  line: string
  cost: number
}

const LINE = /^([1-9]\d?)([a-z]?)$/

/** Orders line numbers as they follow on a form: 1, 1a, 1z, 2, 10, 25d. */
export function rankOf(line: string): number {
  const [, number = '0', letter = ''] = LINE.exec(line) ?? []
  return Number(number) * 100 + (letter ? letter.charCodeAt(0) - 96 : 0)
}

export function numberOf(line: string): string {
  return /^\d+/.exec(line)?.[0] ?? ''
}

/** The line number a text is, exactly as printed; null where it is none. */
export function lineNumber(text: string): string | null {
  return LINE.test(text) ? text : null
}

/** Every line number an OCR'd text may stand for, the likeliest first. */
export function lineReadings(text: string): Reading[] {
  const bare = stripped(text.toLowerCase()).replace('¢c', 'c')
  if (bare.length === 0 || bare.length > 4) return []
  const readings: Reading[] = []
  for (const digits of [1, 2]) {
    const number = spelled(bare.slice(0, digits), DIGIT_LOOKALIKES, /\d/)
    const letters = spelled(bare.slice(digits), LETTER_LOOKALIKES, /[a-z]/)
    for (const n of number) for (const l of letters) readings.push({ line: n.text + l.text, cost: n.cost + l.cost })
  }
  if (/^1["'|l]?$|^n+$/.test(bare)) readings.push({ line: '11', cost: 1 })
  // A thin 1 that runs into the next digit: "a7".
  if (/^a\d$/.test(bare)) readings.push({ line: `1${bare[1]}`, cost: 1 })
  return readings.filter(({ line }) => LINE.test(line)).sort((a, b) => a.cost - b.cost)
}

/** Without the rules and arrows around it, which OCR reads as strokes. A number within a sentence keeps its full stop. */
function stripped(text: string): string {
  const bare = text.replace(/^[^\da-z|!()]+|[^\da-z¢€©"|!().,:;]+$/g, '')
  return /\d/.test(bare) ? bare.replace(/^[|!]+|[|!]+$/g, '') : bare
}

function spelled(text: string, lookalikes: Record<string, string>, plain: RegExp): { text: string; cost: number }[] {
  let spellings = [{ text: '', cost: 0 }]
  for (const letter of text) {
    const choices = [
      ...(plain.test(letter) ? [{ text: letter, cost: 0 }] : []),
      ...Array.from(lookalikes[letter] ?? '', (other) => ({ text: other, cost: 1 })),
    ]
    spellings = spellings.flatMap((s) => choices.map((c) => ({ text: s.text + c.text, cost: s.cost + c.cost })))
  }
  return spellings
}
