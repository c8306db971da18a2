import { readScannedText, readStatementText } from '../testing.ts'

const statement = (first: string, second: string) => `
Harbor Bank                                     Statement Period: 11/20/2026 - 12/19/2026
Essential Checking                              Account Number: 7023419908
Beginning Balance        $3,000.00
Checks                  $(2,000.00)
Ending Balance           $1,000.00

Checks                                                        4 checks totaling $2,000.00
* Indicates gap in check sequence   i = Electronic Image
Number       Date Paid       Amount      Number       Date Paid       Amount
${first}     11/21           700.00      4544 i       12/05           900.00
${second}    11/24           300.00      4546 i *     12/06           100.00
`
const entries = (...numbers: string[]) => [
  `2026-11-21 -700.00 Check ${numbers[0]}`,
  `2026-11-24 -300.00 Check ${numbers[1]}`,
  '2026-12-05 -900.00 Check 4544',
  '2026-12-06 -100.00 Check 4546',
]

test('a mark that OCR took for a digit is not part of the number of a check', () => {
  const [read] = readScannedText(statement('45361 ', '45391 '))
  expect(read!.entries).toEqual(entries('4536', '4539'))
})

test('numbers of one more digit keep it where it is printed, or is another', () => {
  expect(readStatementText(statement('45361 ', '45391 '))[0]!.entries).toEqual(entries('45361', '45391'))
  expect(readScannedText(statement('4531 i', '4541 i'))[0]!.entries).toEqual(entries('4531', '4541'))
  const [read] = readScannedText(statement('9998 i', '10001 ').replace('4546 i', '9999 i'))
  expect(read!.entries).toContain('2026-11-24 -300.00 Check 10001')
})
