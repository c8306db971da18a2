import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

test('the last heading touches the first row of the table beside it, whose headings are one line higher', () => {
  const stubs = stubsIn(`
State of North Columbia
Employee: Yolanda Shaw        Pay Begin Date: 04/14/2025        Pay End Date: 04/27/2025     Advice Date: 05/09/2025

                                          HOURS AND EARNINGS                                                TAXES
                          ------ Current ------           ----- YTD ----- Description             Current         YTD
Description               Rate    Hours  Earnings     Hours      Earnings Fed Withholdng           223.73    2,030.53
Regular Earnings     37.733333    72.00  2,716.80    648.00     24,451.20 Fed MED/EE                42.47      384.58
Vacation Pay         37.733333     8.00    301.87     72.00      2,716.83 NC Withholdng             98.16      890.41
Shift Differential                          37.78                  203.65 TOTAL:                   364.36    3,305.52
TOTAL:                            80.00  3,056.45    720.00     27,371.68

                    TOTAL GROSS      TOTAL TAXES      NET PAY
Current                3,056.45           364.36     2,692.09
YTD                   27,371.68         3,305.52    24,066.16`)
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '3056.45', net_pay: '2692.09', net_pay_ytd: '24066.16' }])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular Earnings | 2716.80 | 24451.20 | 72.00 x 37.733333',
    'earning Vacation Pay | 301.87 | 2716.83 | 8.00 x 37.733333',
    'earning Shift Differential | 37.78 | 203.65',
    'tax Fed Withholdng | 223.73 | 2030.53',
    'tax Fed MED/EE | 42.47 | 384.58',
    'tax NC Withholdng | 98.16 | 890.41',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each(['Post Tax Deductions', 'Other Deductions'])(
  'names begin right behind the amounts, left of their centred heading, and "%s" below stands in both',
  (title) => {
    const stubs = stubsIn(`
Larch Regional Care    18 Elm Ave, Aurora, IL 60505
Employee: Ines Okafor-Bright     Pay Begin Date: 04/27/2025     Pay End Date: 05/10/2025     Check Date: 05/16/2025

Earnings                                                                  Employee Taxes
          Description        Hours    Rate      Amount     YTD Amount                    Description          Amount         YTD
Regular Pay                  72.00   46.12    3,320.64      33,206.40     OASDI                               205.88    2,081.14
Night Differential           16.50    3.25       53.63         536.25     Medicare                             48.14      486.72
                                                                          Federal Withholding                 335.48    3,441.00
                                                                          State Tax - IL                      144.40    1,481.06
Earnings                                      3,374.27      33,742.65     Employee Taxes                      733.90    7,489.92

Pre Tax Deductions                                          ${title}
          Description           Amount            YTD                     Description                Amount         YTD
Medical PPO                      71.25         712.50       Parking                                   18.00      180.00
Pre Tax Deductions               71.25         712.50       ${title.padEnd(38)}    18.00      180.00

Net Pay                                                                                            2,551.12   25,360.23`)
    expect(stubs.flatMap(entriesOf)).toEqual([
      'earning Regular Pay | 3320.64 | 33206.40 | 72.00 x 46.12',
      'earning Night Differential | 53.63 | 536.25 | 16.50 x 3.25',
      'tax OASDI | 205.88 | 2081.14',
      'tax Medicare | 48.14 | 486.72',
      'tax Federal Withholding | 335.48 | 3441.00',
      'tax State Tax - IL | 144.40 | 1481.06',
      'deduction Medical PPO | 71.25 | 712.50',
      'deduction Parking | 18.00 | 180.00',
    ])
    expect(stubs.flatMap(complaintsOf)).toEqual([])
  },
)
