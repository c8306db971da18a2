import { either, within } from '../vocabulary/phrases.ts'

const BANK_WORDS = either(
  within(
    `
      bank, banco, cooperativa, banking company, bancorp, credit union, FCU, FSB, federal credit, savings (?:and|&) (?:loan|trust),
      trust (?:company|(?:and|&) savings), national association, N\\.?A\\.?
    `,
    'i',
  ),
  /[\w&]{3,}bank\b/i,
)
/** Banks that do not call themselves one. */
const WELL_KNOWN = within(
  `
    chase, wells fargo, citi(bank|group|business)?, capital one, truist, pnc, ally, chime, becu, usaa, navy federal, schwab, sofi,
    varo, bmo, fifth third, keybank, regions, huntington, southstate, wintrust, synchrony, m&t, penfed
  `,
  'i',
)

/** "Harbor Bank, N.A." */
export const callsItselfBank = (text: string) => BANK_WORDS.test(text)
/** A bank by its word for it, or one known by another name. */
export const namesBank = (text: string) => callsItselfBank(text) || isWellKnownBank(text)
export const isWellKnownBank = (text: string) => WELL_KNOWN.test(text)
