import { pageFromText } from '../model/testing.ts'
import { prepaidCardNumber } from './account-number.ts'

const on = (text: string) => prepaidCardNumber([pageFromText(text)])?.value ?? null

test.each([
  ['of a card that holds money', 'Payroll Card\nCard Number: XXXX-XXXX-XXXX-3306', '3306'],
  ['behind "ending in"', 'Beginning Card Balance $5.00\nCard ending in 4471', '4471'],
  ['behind its mask', 'SwiftLoad Prepaid Visa\nCard: **** **** **** 7736', '7736'],
  ['of a card to a deposit account', 'Checking\nCard Number: XXXX-XXXX-XXXX-3306', null],
  ['of two cards', 'Prepaid\nCard Number: XXXX-3306\nCard Number: XXXX-9917', null],
  ['in a transaction', 'Prepaid\n02/03 CARD NUMBER XXXX-3306   20.00', null],
])('the number %s', (_, text, last4) => expect(on(text)).toBe(last4))
