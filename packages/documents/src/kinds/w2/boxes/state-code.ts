import { STATE_CODES } from '../../../entities/address.ts'

const CODES = STATE_CODES.split('|')
/** Capitals that blur makes alike. */
const ALIKE = ['IJLT', 'CDGOQ', 'UVY', 'HMNW', 'KRX', 'AR', 'PR', 'EF']

/** The postal code of a state, and whether it is written like that or was inferred from letters that look alike. */
interface StateCode {
  code: string
  isInferred: boolean
}

/** The state that a text names; null if it names none, or may name several. */
export function stateIn(text: string): StateCode | null {
  const letters = text.replaceAll(/[1|!]/g, 'l')
  if (letters.length !== 2) return null
  // Codes are capitals, so a small l beside one is an I: "lA".
  const isMixed = letters !== letters.toUpperCase() && letters !== letters.toLowerCase()
  const inCapitals = isMixed ? letters.replaceAll('l', 'I') : letters
  if (inCapitals !== letters && CODES.includes(inCapitals)) return { code: inCapitals, isInferred: true }
  const written = letters.toUpperCase()
  if (CODES.includes(written)) return { code: written, isInferred: letters !== text }
  const similar = CODES.filter((code) => isSimilar(code, inCapitals.toUpperCase()))
  return similar.length === 1 ? { code: similar[0]!, isInferred: true } : null
}

/** Whether two codes share one letter, and the others look alike. */
function isSimilar(one: string, other: string): boolean {
  const pairs = [0, 1].map((at) => [one[at]!, other[at]!] as const)
  const differing = pairs.filter(([a, b]) => a !== b)
  return differing.length === 1 && ALIKE.some((letters) => differing[0]!.every((letter) => letters.includes(letter)))
}
