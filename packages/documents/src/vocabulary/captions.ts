import { anyOf, within } from './phrases.ts'

/** No name or address has one of these. */
const ASKING = within(`
  spouse, social security, employer id, joint return, principal business, accounting method, enter code, see instructions,
  part [ivx]+, (?:mailing|street|home|local|business) address, business name, state or province, postal code,
  telephone no
`)
const WORD = anyOf(`
  (?:first|last|legal|full|company|trade) name, name, address(?: line \\d)?, your, and, city, state, zip(?: code)?, ein, fein, ssn,
  tin, telephone, phone, e-?mail, information, details
`)
const ALONE = new RegExp(`^(?:[a-z] )?(?:${WORD}[\\s,:/]*)+$`, 'i')

/** Whether a text asks for a value and so is none: "f Mailing address:", "City, state, ZIP", "D Employer ID number (EIN)". */
export const isCaption = (text: string): boolean => ASKING.test(text) || ALONE.test(text)
