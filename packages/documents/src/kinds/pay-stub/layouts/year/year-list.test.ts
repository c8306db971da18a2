import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const district = `
                 LLANO VERDE INDEPENDENT SCHOOL DISTRICT
EMPLOYEE: MARISOL DELGADO       PERIOD END: 11-30-2026       PAY DATE: 11-25-2026

JOB / EXTRA DUTY            CONTRACT AMT    PAYS  REMAIN      BALANCE      THIS PAY
CONTRACT SALARY                58,000.08      24      15    36,250.05      2,416.67
TOTAL EARNINGS                                                             2,416.67

DEDUCTION            THIS PAY     CALENDAR YEAR TO DATE               LEAVE      BEG    BAL
FEDERAL W/H            198.11     GROSS                  27,194.49    SICK      31.5   32.0
MEDICARE                35.04     FIT GROSS              19,804.11
BCBS HD                384.00     FEDERAL W/H             2,488.02
TOTAL DEDUCTIONS       617.15     MEDICARE GROSS         25,001.00
                                  MEDICARE W/H              362.51

NET PAY              1,799.52`

test('a list of some of the figures of the year beside the table of this period, bases of tax among them', () => {
  const stubs = stubsIn(district)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '2416.67', gross_pay_ytd: '27194.49', net_pay: '1799.52', total_deductions: '617.15' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning CONTRACT SALARY | 2416.67 | -',
    'tax FEDERAL W/H | 198.11 | 2488.02',
    'tax MEDICARE | 35.04 | 362.51',
    'deduction BCBS HD | 384.00 | -',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('one heading over two columns of names and amounts of the year, below the tables of this period', () => {
  const stubs = stubsIn(`
                         PECAN GROVE INDEPENDENT SCHOOL DISTRICT
  EMPLOYEE: ILSE MARQUARDT                    EMP NO: 003318    CAMPUS: 041
  PAY DATE: 03/25/2026          PAY PERIOD: 03/01/2026 TO 03/31/2026

  EARNINGS                        AMOUNT      DEDUCTIONS                      AMOUNT
  CONTRACT PAY                  4,000.00      FEDERAL W/H                     400.00
  STIPEND                         200.00      MEDICARE                         60.90
                                              VISION                            9.10
  GROSS PAY                     4,200.00      TOTAL DEDUCTIONS                470.00
                                              NET PAY                       3,730.00
  ==================================================================================
  CALENDAR YEAR TO DATE
  ----------------------------------------------------------------------------------
  CONTRACT PAY                 12,000.00      MEDICARE                        182.70
  STIPEND                         600.00      VISION                           27.30
  GROSS PAY                    12,600.00      TOTAL DEDUCTIONS              1,410.00
  FEDERAL W/H                   1,200.00      NET PAY                      11,190.00

  LEAVE BALANCES:   STATE PERSONAL 3.0   LOCAL SICK 11.5`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay_ytd: '12600.00', total_deductions_ytd: '1410.00', net_pay: '3730.00', net_pay_ytd: '11190.00' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning CONTRACT PAY | 4000.00 | 12000.00',
    'earning STIPEND | 200.00 | 600.00',
    'tax FEDERAL W/H | 400.00 | 1200.00',
    'tax MEDICARE | 60.90 | 182.70',
    'deduction VISION | 9.10 | 27.30',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a whole list of the earnings of the year beside lines with codes and the days they were worked', () => {
  const stubs = stubsIn(`
Mercy Ridge Medical Center                              Employee    Ingrid Tollefson
                                  Pay Period 11/01/2026 - 11/14/2026    Check Date 11/20/2026

Code  Earnings        Dates Worked     Hours       Rate       Amount    Year to Date Earnings       Amount
010   REG BASE        11/01-11/07      36.00    41.2500     1,485.00    REG BASE                 58,112.40
010   REG BASE        11/08-11/14      34.50    42.0750     1,451.59    CALL BACK 1.5               445.00
023   CALL BACK 1.5   11/02-11/02       2.25    61.8750       139.22    BEREAVEMENT                 990.00
      TOTAL                            72.75                3,075.81    TOTAL                    59,547.40

Taxes            Current         YTD     Deductions          Current          YTD
FED W/H           382.10    6,821.12     DENTAL PPO            14.50       319.00
OASDI             190.70    3,691.94     MEDICAL EPO           87.25     1,919.50
MEDICARE           44.60      863.44
TOTAL             617.40   11,376.50     TOTAL                101.75     2,238.50

NET PAY         2,356.66   45,932.40`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '3075.81', gross_pay_ytd: '59547.40', net_pay: '2356.66', net_pay_ytd: '45932.40' },
  ])
  expect(stubs.flatMap(entriesOf).filter((entry) => entry.startsWith('earning'))).toEqual([
    'earning REG BASE | 1485.00 | 58112.40 | 36.00 x 41.2500',
    'earning REG BASE | 1451.59 | - | 34.50 x 42.0750',
    'earning CALL BACK 1.5 | 139.22 | 445.00 | 2.25 x 61.8750',
    'earning BEREAVEMENT | - | 990.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a list of the year from gross to net: what it alone names is of the year', () => {
  const stubs = stubsIn(`
Cumberland Plateau Regional Hospital     Employee: Isolde Farragut     Check date: 11/06/2026

Earnings       Hours       Amount     Deductions          Amount     Year To Date
Hourly Pay     70.00     1,312.50     Federal Tax          98.80     Hourly Pay          28,875.00
Gross                    1,312.50     Medicare             19.03     Sick Pay               525.00
                                      Total               117.83     Gross               29,400.00
                                                                     Federal Tax          2,311.00
                                                                     Medicare               426.30
                                                                     Gift Shop               20.00
                                                                     Net                 26,642.70

Net Pay: 1,194.67`)
  expect(stubs.map(fieldsOf)).toMatchObject([
    { gross_pay: '1312.50', gross_pay_ytd: '29400.00', net_pay: '1194.67', net_pay_ytd: '26642.70' },
  ])
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Hourly Pay | 1312.50 | 28875.00 | 70.00 x -',
    'tax Federal Tax | 98.80 | 2311.00',
    'tax Medicare | 19.03 | 426.30',
    'earning Sick Pay | - | 525.00',
    'deduction Gift Shop | - | 20.00',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

const block = (title: string, [salary, medicare, dental, gross, withheld, net]: readonly string[]) => `
${title}
Base salary ....................... ${salary}
Gross ............................. ${gross}
Medicare .......................... ${medicare}
Dental plan ....................... ${dental}
Total withheld .................... ${withheld}
Net ............................... ${net}
`

test.each(['YEAR TO DATE', 'TEN MONTHS TO OCTOBER 31, 2026'])(
  'the year in a list of its own below that of the month, without a heading over either: %s',
  (title) => {
    const [stub] = stubsIn(
      `
Prairie Wind Title Company
Rockford, Illinois
Statement of pay for Guinevere Okonkwo
Pay date: October 30, 2026
` +
        block('THIS MONTH', [' 4,583.33', '    66.46', '    38.90', ' 4,583.33', '   105.36', ' 4,477.97']) +
        block(title, ['45,833.30', '   664.60', '   389.00', '45,833.30', ' 1,053.60', '44,779.70']),
    )
    expect(fieldsOf(stub!)).toMatchObject({
      employee_name: 'Guinevere Okonkwo',
      gross_pay: '4583.33',
      gross_pay_ytd: '45833.30',
      net_pay_ytd: '44779.70',
    })
    expect(entriesOf(stub!)).toEqual([
      'earning Base salary | 4583.33 | 45833.30',
      'tax Medicare | 66.46 | 664.60',
      'deduction Dental plan | 38.90 | 389.00',
    ])
    expect(complaintsOf(stub!)).toEqual([])
  },
)

test("a strip of the year's figures below the stub", () => {
  const [stub] = stubsIn(`
EVANGELINE BEND PARISH SCHOOL BOARD
Name: Thibodeaux, Marguerite A          Pay date: 11/25/2026

Earnings                           Hours         Rate        Amount
Teaching                           80.00        32.00      2,560.00
Total gross                                                2,560.00

Deductions                                                   Amount
Federal Tax                                                  214.08
Medicare                                                      37.12
Dental                                                        28.90
Total deductions                                             280.10

NET PAY: $2,279.90

YTD Gross      YTD Taxable      YTD Federal      YTD Medicare      YTD Retirement
33,141.00        27,620.18         2,354.88            478.11            2,651.28`)
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '2560.00', gross_pay_ytd: '33141.00', net_pay: '2279.90' })
  expect(entriesOf(stub!)).toEqual([
    'earning Teaching | 2560.00 | - | 80.00 x 32.00',
    'tax Federal Tax | 214.08 | 2354.88',
    'tax Medicare | 37.12 | 478.11',
    'deduction Dental | 28.90 | -',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test('of the one state whose tax is withheld the year says "State" alone', () => {
  const stub = (second: string) =>
    stubsIn(`
EVANGELINE BEND PARISH SCHOOL BOARD
Name: Thibodeaux, Marguerite A          Pay date: 11/25/2026

Earnings                           Hours         Rate        Amount
Teaching                           80.00        32.00      2,560.00
Total gross                                                2,560.00

Deductions                                                   Amount
Medicare                                                      37.12
Louisiana Tax                                                 90.12
${second.padEnd(61)}28.90
Total deductions                                             156.14

NET PAY: $2,403.86

YTD Gross      YTD State      YTD Medicare
33,141.00         991.32            478.11`)[0]!
  expect(entriesOf(stub('Dental'))).toContain('tax Louisiana Tax | 90.12 | 991.32')
  expect(entriesOf(stub('Texas Tax'))).toContain('tax Louisiana Tax | 90.12 | -')
})

test('a summary of the year below the net pay', () => {
  const [stub] = stubsIn(`
Talofofo Bay Hospitality Inc.                                     EARNINGS STATEMENT
Employee: Dolores Quichocho      Pay Period: 10/05/2026 - 10/18/2026      Pay Date: 10/23/2026

EARNINGS
Description            Hours      Rate     Current           YTD
Regular                80.00    $16.00   $1,280.00             —
GROSS PAY                                $1,280.00    $25,600.00

DEDUCTIONS
Description                   Current           YTD
Federal Income Tax             $90.00     $1,800.00
Social Security (6.2%)         $79.36     $1,587.20
Medicare (1.45%)               $18.56       $371.20
TOTAL DEDUCTIONS              $187.92     $3,758.40

                                     NET PAY     $1,092.08

YEAR-TO-DATE SUMMARY
Gross Earnings           $25,600.00
Federal Tax               $1,800.00
Social Security           $1,587.20
Medicare                    $371.20
Net Pay                  $21,841.60`)
  expect(fieldsOf(stub!)).toMatchObject({
    gross_pay: '1280.00',
    gross_pay_ytd: '25600.00',
    net_pay: '1092.08',
    net_pay_ytd: '21841.60',
  })
  expect(entriesOf(stub!)).toHaveLength(4)
})
