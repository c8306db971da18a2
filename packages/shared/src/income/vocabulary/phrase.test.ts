import { phrasePattern, phrases, phraseText } from './phrase.ts'

function fits(phrase: string, description: string): boolean {
  return phraseText(description.split(' ')).search(phrasePattern([phrase])) !== -1
}

test.each([
  ['LOAN', 'HOME LOANS 12', 'HOME LOANED 12'],
  ['TAX', 'SALES TAXES', 'TAXING'],
  ['REIMB*', 'TRAVEL REIMBURSEMENT', 'UNREIMBURSED'],
  ['*TAXRFD', 'NYSTTAXRFD', 'TAXRFDS'],
  ['DIR/DIRECT DEP', 'ACME DIRECT DEP', 'DIRECTDEP'],
  ['LOAN ... PROCEED', 'LOAN PROCEEDS', 'PROCEEDS OF LOAN'],
  ['LOAN ... PROCEED', 'LOAN 12 OF MAY PROCEEDS', 'LOAN'],
  ['TRANSFER _ FROM', 'TRANSFER RECEIVED FROM SAV', 'TRANSFER FROM SAV'],
  ['TRANSFER _', 'TRANSFER 12', 'TRANSFER'],
  ['CHECK #', 'PAID CHECK 1044', 'CHECK CARD'],
  ['^ CHECK', 'CHECK 12', 'MOBILE CHECK'],
  ['^ TRANSFER $', 'TRANSFER', 'TRANSFER 12'],
])('%s matches "%s" but not "%s"', (phrase, fitting, other) => {
  expect(fits(phrase, fitting)).toBe(true)
  expect(fits(phrase, other)).toBe(false)
})

test('phrases are separated by commas, on as many lines as they need', () => {
  expect(phrases('\n A B,\n C, \n')).toEqual(['A B', 'C'])
})
