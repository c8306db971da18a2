import { STATE_CODES } from '../../../entities/address.ts'

const CODES = STATE_CODES.split('|')

/** The postal code of a state, and whether it is written like that or was inferred from letters that look alike. */
interface StateCode {
  code: string
  isInferred: boolean
}

/** The state that a text names; null if it names none. */
export function stateIn(text: string): StateCode | null {
  const letters = text.replaceAll(/[1|!]/g, 'l')
  if (letters.length !== 2) return null
  // Codes are capitals, so a small l beside one is an I: "lA".
  const isMixed = letters !== letters.toUpperCase() && letters !== letters.toLowerCase()
  const inCapitals = isMixed ? letters.replaceAll('l', 'I') : letters
  if (inCapitals !== letters && CODES.includes(inCapitals)) return { code: inCapitals, isInferred: true }
  const written = letters.toUpperCase()
  return CODES.includes(written) ? { code: written, isInferred: letters !== text } : null
}
