import { pageFromText } from '../../../model/testing.ts'
import { understand } from '../../../understand.ts'

const statement = (period: string, balances: readonly [string, string]) => `
HARBOR NATIONAL BANK                              ${period}
PO Box 118, Reading, PA 19601                     Account Number: ****4821

CAROL A JENSEN
12 ELM STREET
READING PA 19601

ACCOUNT SUMMARY
${balances[0].padEnd(40)}     $1,000.00
Deposits                                      $450.00
Withdrawals                                   -$50.00
${balances[1].padEnd(40)}     $1,400.00

Date          Description                        Amount       Balance
05/03         ACH Deposit PAYROLL                450.00      1,450.00
05/09         ATM Withdrawal                     -50.00      1,400.00`

test('a notice below the transactions does not begin the period', () => {
  const text = statement('Statement Date: May 31, 2023', ['Beginning Balance', 'Ending Balance'])
  const [document] = understand([pageFromText(`${text}\n\nNew fee schedule\nBeginning April 1, 2023`)]).documents
  expect(document!.fields).not.toHaveProperty('period_start')
})

test('days of balances that contradict each other are doubtful', () => {
  const text = statement('Free Checking', ['Beginning balance on 05/01/2023', 'Ending balance on 05/31/2022'])
  expect(doubtfulIn(text)).toEqual(['period_end'])
})

const doubtfulIn = (text: string): string[] => {
  const [document] = understand([pageFromText(text)]).documents
  const names = ['period_start', 'period_end']
  return names.filter((name) => (document!.fields[name]?.confidence ?? 1) < 0.9)
}

test.each([
  ['Statement Date: May 31, 2023', ['Beginning Balance', 'Ending Balance']],
  ['Statement Ending 05/31/2023', ['Beginning Balance', 'Ending Balance']],
  ['Free Checking', ['Beginning balance on 05/01/2023', 'Ending balance on 05/31/2023']],
] as const)('a day with the label of a statement or of its balances is not doubtful: %s', (period, balances) => {
  expect(doubtfulIn(statement(period, balances))).toEqual([])
})

test('the day of a balance brought forward may be the day before the period', () => {
  const text = statement('Statement Date: May 31, 2023', ['Balance forward 04/30/2023', 'Ending Balance'])
  expect(doubtfulIn(text)).toEqual(['period_start'])
})

test.each([
  ["Here's your May 2023 bank statement.", 'May 1 - May 31'],
  ['May 2023 statement', '05/01 - 05/31'],
  ['Statement of account', 'Statement period: May 1 - May 31,\n                                                  2023'],
  ['Statement of account', 'May 1 through May 31,\n                                                  2023'],
])('the year of a period may be in the name of its month, or below it: %s, %s', (title, period) => {
  const text = statement(period, ['Beginning Balance', 'Ending Balance']).replace('CAROL', `${title}\n\nCAROL`)
  const [document] = understand([pageFromText(text)]).documents
  expect(document!.fields).toMatchObject({
    period_start: { value: '2023-05-01' },
    period_end: { value: '2023-05-31' },
  })
})
