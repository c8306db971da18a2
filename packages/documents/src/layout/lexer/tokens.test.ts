import { linesOf } from '../lines.ts'
import { pageFromText } from '../../model/testing.ts'

function read(text: string): string[] {
  const line = linesOf(pageFromText(text))[0]!
  return line.tokens.map((token) => {
    if (token.kind === 'text') return token.text
    return token.kind === 'date' ? `${token.date.month}/${token.date.day}` : `${token.kind} ${token.amount.cents}`
  })
}

test.each([
  ['01/15 PAYROLL 1,250.00', ['1/15', 'PAYROLL', 'money 125000']],
  ['Jan 5   RENT   - $ 900.00', ['1/5', 'RENT', 'money -90000']],
  ['-   —     900.00', ['-', '—', 'money 90000']],
  ['—  $900.00   -$5.00', ['—', 'money 90000', 'money -500']],
  ['Balance = $3,664.79', ['Balance', 'money 366479']],
  ['35.33 -   936.67-', ['money -3533', 'money -93667']],
  ['$1,719.3 3', ['money 171933']],
  ['$110,067 47', ['money 11006747']],
  ['3.00-SC', ['money -300']],
  ['2,962.93* 150.00†', ['money 296293', 'money 15000']],
  ['12.00 OD   ***5.00   ****5678', ['money -1200', 'money 500', '****5678']],
  ['12.00 CR   5.00 DR', ['money 1200', 'money -500']],
  ['12.00   DR        5.00   CR', ['money -1200', 'money 500']],
  ['12.00   DR MARTIN SHOES', ['money 1200', 'DR', 'MARTIN', 'SHOES']],
  ['Check 1001 12.00', ['Check', 'number 100100', 'money 1200']],
  ['Transfer - payroll', ['Transfer', '-', 'payroll']],
  ['2-14 PAYROLL 2-14', ['2/14', 'PAYROLL', '2-14']],
  ['2026-09-01T18:22:04 PURCHASE', ['9/1', 'PURCHASE']],
  ['came to $1,623.43, which left', ['came', 'to', 'money 162343', 'which', 'left']],
  ['Thu, Sep 3   PAYROLL', ['9/3', 'PAYROLL']],
  ['PURCHASE 06/07 18:36', ['PURCHASE', '6/7', '18:36']],
])('"%s"', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
