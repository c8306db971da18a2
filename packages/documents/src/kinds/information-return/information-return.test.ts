import { pageFromText } from '../../model/testing.ts'
import { incomeOfForms } from '../../forms/testing-income.ts'
import { understand } from '../../understand.ts'

/** A form as it is printed, with what is written into some of its boxes. */
const interest = (box1: string, year = '2024') => `
 PAYER’S name, street address, city or town, state or province,      Payer’s RTN (optional)        OMB No. 1545-0112
 country, ZIP or foreign postal code, and telephone no.                                            Form 1099-INT
 MERIDIAN SAVINGS BANK                                               1 Interest income             For calendar year
 400 Commerce Street                                                 $ ${box1.padEnd(28)}${year}
 Dayton, OH 45402                                                    2 Early withdrawal penalty    Interest Income
                                                                     $
 PAYER’S TIN                  RECIPIENT’S TIN                        3 Interest on U.S. Savings Bonds and Treasury obligations
 31-4455667                   XXX-XX-7788                            $ 212.10
 RECIPIENT’S name                                                    4 Federal income tax withheld   5 Investment expenses
 Anna B Keller                                                       $ 128.46                        $
 Street address (including apt. no.)                                 6 Foreign tax paid              7 Foreign country or U.S. territory
 18 Larch Lane Apt 4                                                 $
 City or town, state or province, country, and ZIP                   8 Tax-exempt interest           9 Specified private activity bond interest
 Dayton, OH 45409                                                    $ 77.00                         $
`
const benefits = (repaid: string, net: string) => `
                 FORM SSA-1099 – SOCIAL SECURITY BENEFIT STATEMENT
 2024
 Box 1. Name                                                     Box 2. Beneficiary’s Social Security Number
 Anna B Keller                                                   412-55-7788
 Box 3. Benefits Paid in 2024       Box 4. Benefits Repaid to SSA in 2024       Box 5. Net Benefits for 2024 (Box 3 minus Box 4)
 $24,038.80                         ${repaid.padEnd(44)}${net}
 DESCRIPTION OF AMOUNT IN BOX 3                                                 Box 6. Voluntary Federal Income Tax Withheld
 Paid by check or direct deposit    $21,942.40                                  $2,400.00
`
const dividends = (year: string, number: string) => `
 PAYER’S name, street address, city or town, state or province,      1a Total ordinary dividends   OMB No. 1545-0110
 Stonks Investment Firm                                              $ 1601.60                     ${year}
 420 Wall Street                                                     1b Qualified dividends        Form 1099-DIV
 New York, NY 10005                                                  $ 1785.30
 PAYER’S TIN                  RECIPIENT’S TIN                        6 Investment expenses
 746552769                    554-03-0876                            $         82   information and is
 RECIPIENT’S name                                                    ${number} Exempt-interest dividends  being furnished to the IRS
 Anastasia Hodges                                                    $ 88.00
`
const read = (...texts: string[]) => understand(texts.map((text, i) => pageFromText(text, { number: i + 1 }))).documents
const values = (text: string) =>
  Object.fromEntries(Object.entries(read(text)[0]!.fields).map(([name, { value }]) => [name, value]))
const check = (text: string, name: string) => read(text)[0]!.checks.find((one) => one.name === name)

test('payer, recipient and boxes of a Form 1099-INT; what the title says is not a second box', () => {
  expect(values(interest('1,284.55'))).toEqual({
    tax_year: '2024',
    payer_name: 'MERIDIAN SAVINGS BANK',
    payer_tin: '31-4455667',
    taxpayer_name: 'Anna B Keller',
    taxpayer_ssn_last4: '7788',
    box_1: '1284.55',
    box_3: '212.10',
    box_4: '128.46',
    box_8: '77.00',
  })
})

test('its income and what was withheld are entries', () => {
  const { form, entries } = read(interest('1,284.55'))[0]!
  expect(form).toBe('1099-int')
  expect(
    entries.map(({ category, direction, description, amount }) => [category, direction, description, amount]),
  ).toEqual([
    ['income', 'credit', 'Box 1: Interest', 128_455n],
    ['income', 'credit', 'Box 3: Interest on U.S. savings bonds and Treasury obligations', 21_210n],
    ['withholding', 'debit', 'Box 4: Federal income tax withheld', 12_846n],
    ['income', 'credit', 'Box 8: Tax-exempt interest', 7_700n],
  ])
})

test('copies of one form are one document, those of two years two', () => {
  expect(read(interest('1,284.55'), interest('1,284.55'))).toHaveLength(1)
  expect(read(interest('1,284.55'), interest('1,310.00', '2023'))).toHaveLength(2)
  expect(read(interest('1,284.55') + interest('1,284.55'))).toHaveLength(1)
})

test('a blank form, and a page that speaks of one, are not documents', () => {
  const blank = interest('').replace(
    /\$ [\d.]+|MERIDIAN.*BANK|400 C\w+ \w+|18 Larch.*4|Anna.*Keller|D\w+, OH \d+|31-\d+|XXX.*\d/g,
    '',
  )
  expect(read(blank)).toEqual([])
  expect(read('Interest income of 12.10 was reported on Form 1099-INT.\nFederal income tax withheld 1.00')).toEqual([])
})

test('benefits paid less benefits repaid are the net benefits; the year above "NONE" is not an amount', () => {
  expect(values(benefits('NONE', '$24,038.80'))).toMatchObject({
    box_3: '24038.80',
    box_5: '24038.80',
    box_6: '2400.00',
  })
  expect(values(benefits('NONE', '$24,038.80'))).not.toHaveProperty('box_4')
  expect(check(benefits('$1,000.00', '$23,038.80'), 'net_benefits')).toMatchObject({ status: 'passed' })
  expect(check(benefits('$1,000.00', '$24,038.80'), 'net_benefits')).toMatchObject({
    status: 'warning',
    message: 'Box 3 less box 4 is 23,038.80, but box 5 is 24,038.80.',
  })
})

test('benefits and interest are income: (24,038.80 + 1,284.55 + 212.10 + 77.00) / 12 = 2,134.37', () => {
  const income = incomeOfForms(read(benefits('NONE', '$24,038.80'), interest('1,284.55')))
  expect(income.monthly).toBe('2134.37')
  expect(income.lines.map(({ label }) => label)).toEqual([
    'Interest',
    'Social Security benefits',
    'Tax-exempt interest',
  ])
})

test('boxes are those of the year; an amount beside a notice is read; a part does not exceed its whole', () => {
  expect(values(dividends('2020', '11'))).toMatchObject({ box_6: '82.00', box_11: '88.00', payer_tin: '74-6552769' })
  expect(values(dividends('2024', '12'))).toMatchObject({ box_12: '88.00' })
  expect(check(dividends('2024', '12'), 'qualified_dividends')).toMatchObject({
    status: 'warning',
    message: 'Box 1b (1,785.30) exceeds box 1a (1,601.60).',
  })
})

test('forms of two kinds below one another are one document each, with boxes of their own', () => {
  const pay = `
 PAYER’S name, street address, city or town, state or province,      1 Nonemployee compensation     OMB No. 1545-0116
 Parcel Dash Delivery LLC                                            $ 4,118.25                     Form 1099-NEC
 77 W 9th St, Kansas City MO 64105                                                                  2024
                                                                     4 Federal income tax withheld
 PAYER’S TIN                  RECIPIENT’S TIN                        $
 31-4455667                   XXX-XX-7788
 RECIPIENT’S name                                                    5 State tax withheld
 Anna B Keller                                                       $
`
  const documents = read(`${pay}\n\n${interest('22.14')}`)
  expect(documents.map(({ form, fields }) => [form, fields['payer_name']?.value, fields['box_1']?.value])).toEqual([
    ['1099-int', 'MERIDIAN SAVINGS BANK', '22.14'],
    ['1099-nec', 'Parcel Dash Delivery LLC', '4118.25'],
  ])
})

test.each([
  ["PAYER'S TIN: 31-4455667\n\nRECIPIENT'S name\nNoor Abellard", 'TIDE MARK SAVINGS BANK'],
  ["RECIPIENT'S name\nNoor Abellard", 'Alder Ridge Credit Union'],
])('the payer of a form in the form of a letter, at its head', (captions, payer) => {
  const letter = `
${payer}
P.O. Box 6201                                                   2024 Form 1099-INT
Salem, MA 01970                                                 Interest Income
1-800-555-0117                                                  Copy B For Recipient

${captions}
19 Quay St
Salem, MA 01970

RECIPIENT'S TIN: XXX-XX-7788               Account number: XXXXXX6672

1   Interest income                                                     $1,204.10
2   Early withdrawal penalty                                                $0.00
3   Interest on U.S. Savings Bonds and Treasury obligations                $88.20
4   Federal income tax withheld                                             $0.00
`
  expect(values(letter)).toMatchObject({ payer_name: payer, taxpayer_name: 'Noor Abellard', box_1: '1204.10' })
})
