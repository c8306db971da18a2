import { complaintsOf, entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

const header = `
Fernhill Media LLC                                     Pay Statement
20 Canal St, New York, NY 10013                        Pay period: 10/01/2024 - 10/15/2024
                                                       Pay date: 10/15/2024
Employee: Jonas Keller
`
const earnings = `
Earnings                Rate      Hours       Current            YTD
Salary                                       3,000.00      57,000.00
Gross Pay                                    3,000.00      57,000.00
`
const money = (stubs: ReturnType<typeof stubsIn>) => stubs.flatMap(entriesOf)

test('leave and deposits right below deductions are not deductions', () => {
  const stubs = stubsIn(`${header}${earnings}
Taxes                  Current          YTD          Deductions            Current          YTD
Federal Income Tax      300.00     5,700.00          Dental                  50.00       950.00
Medicare                 43.50       826.50          401(k)                 150.00     2,850.00
Time Off            Used    Balance                  Direct Deposit        Account       Amount
Vacation            0.00      44.16                  Harbor Bank             x2210       100.00
Sick                8.00      12.00                  First CU                x7781     2,356.50

Net Pay               2,456.50    46,673.50`)
  expect(money(stubs)).toEqual([
    'earning Salary | 3000.00 | 57000.00',
    'tax Federal Income Tax | 300.00 | 5700.00',
    'tax Medicare | 43.50 | 826.50',
    'deduction Dental | 50.00 | 950.00',
    'deduction 401(k) | 150.00 | 2850.00',
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '2456.50', net_pay_ytd: '46673.50' }])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a table without a heading over its names, its title on the line above', () => {
  const stubs = stubsIn(`${header}${earnings}
Taxes                                         Time Off                          Summary
Type                 Current         YTD      Type      Accrued   Balance                 Current        YTD
Federal Income Tax    343.50    6,526.50      Sick         4.62     61.30       Gross    3,000.00  57,000.00
                                                                                Taxes      343.50   6,526.50
                                                                                Net Pay  2,656.50  50,473.50`)
  expect(money(stubs)).toEqual(['earning Salary | 3000.00 | 57000.00', 'tax Federal Income Tax | 343.50 | 6526.50'])
  expect(stubs.map(fieldsOf)).toMatchObject([{ net_pay: '2656.50', net_pay_ytd: '50473.50' }])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a heading over pairs of columns with the heading of another table on its upper line', () => {
  const stubs = stubsIn(`${header}
HOURS AND EARNINGS                                                         TAXES
                   -------- Current --------    ------- YTD -------   Description          Current         YTD
Description         Rate    Hours   Earnings     Hours     Earnings
Regular            30.00    80.00   2,400.00    800.00    24,000.00   Fed Withholdng        300.00    3,000.00
Overtime           45.00     2.00      90.00     20.00       900.00   Fed MED/EE             36.11      361.05
TOTAL:                      82.00   2,490.00    820.00    24,900.00   TOTAL:                336.11    3,361.05

NET PAY                     2,153.89       21,538.95`)
  expect(money(stubs)).toEqual([
    'earning Regular | 2400.00 | 24000.00 | 80.00 x 30.00',
    'earning Overtime | 90.00 | 900.00 | 2.00 x 45.00',
    'tax Fed Withholdng | 300.00 | 3000.00',
    'tax Fed MED/EE | 36.11 | 361.05',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('tables of employee and employer side by side are two tables', () => {
  const stubs = stubsIn(`${header}${earnings}
Employee Deductions                                      Employer Contributions
Description        Type       Current         YTD        Description      Type     Current         YTD
Medical            Pre-tax     143.50    2,726.50        Medical                    430.00    8,170.00

Net Pay                       2,856.50   54,273.50`)
  expect(money(stubs)).toEqual(['earning Salary | 3000.00 | 57000.00', 'deduction Medical | 143.50 | 2726.50'])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('the wages a tax is reckoned from are not its amount', () => {
  const stubs = stubsIn(`${header}${earnings}
Taxes                  Taxable Wages      Current        YTD Wages            YTD
Federal Income Tax          2,800.00       300.00        53,200.00       5,700.00
Medicare                    3,000.00        43.50        57,000.00         826.50
Total Taxes                                343.50                        6,526.50
Net Pay                                  2,656.50                       50,473.50`)
  expect(money(stubs)).toEqual([
    'earning Salary | 3000.00 | 57000.00',
    'tax Federal Income Tax | 300.00 | 5700.00',
    'tax Medicare | 43.50 | 826.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('an address beside the table is not part of its names', () => {
  const stubs = stubsIn(`
Evergreen Senior Living, Inc.        Earnings              Units      Rate    This Period           YTD
8600 Georgia Ave                     Regular               71.50     20.10       1,437.15     35,928.75
Silver Spring, MD 20910              Evening Differential  40.00      1.00          40.00      1,000.00
                                     Gross Pay                                   1,477.15     36,928.75
Mariam Diallo                        Taxes Withheld                           This Period           YTD
1313 Fenton St                       Federal Income Tax                          (138.11)    (3,452.75)
Silver Spring, MD 20910              Medicare                                     (21.42)      (535.50)
                                     Take Home                                   1,317.62     32,940.50
Pay Period: Nov 24, 2024 to Dec 7, 2024
Pay Date: Dec 13, 2024`)
  expect(money(stubs)).toEqual([
    'earning Regular | 1437.15 | 35928.75 | 71.50 x 20.10',
    'earning Evening Differential | 40.00 | 1000.00 | 40.00 x 1.00',
    'tax Federal Income Tax | 138.11 | 3452.75',
    'tax Medicare | 21.42 | 535.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a column whose heading is unknown stands before the year', () => {
  const stubs = stubsIn(`${header}
Dept   Earning Type       Hours    Pay Rate    Pay Value     YTD Hours     YTD Amount
210    Regular            80.00       22.40      1,792.00       160.00       3,584.00
210    Safety bonus                                 75.00                      150.00
       Totals             80.00                  1,867.00       160.00       3,734.00
Tax Withheld              Amount        YTD Amount
Federal W/H               155.23            310.46
Totals                    155.23            310.46
Net Pay                 1,711.77          3,423.54`)
  expect(money(stubs)).toEqual([
    'earning Regular | 1792.00 | 3584.00 | 80.00 x 22.40',
    'earning Safety bonus | 75.00 | 150.00',
    'tax Federal W/H | 155.23 | 310.46',
  ])
})

test("what the employee pays beside what the employer pays is this period's", () => {
  const stubs = stubsIn(`${header}${earnings}
Deduction             Employee     Employer          YTD
Federal W/H             300.00         0.00     5,700.00
Pension                 124.50       249.00     2,365.50

Net Pay               2,575.50    48,934.50`)
  expect(money(stubs)).toEqual([
    'earning Salary | 3000.00 | 57000.00',
    'tax Federal W/H | 300.00 | 5700.00',
    'deduction Pension | 124.50 | 2365.50',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('an amount that ran over from the table beside into a name is missed aloud', () => {
  const stubs = stubsIn(`${header}${earnings}
Taxes                                      Current            YTD
OASDI                                       186.00       3,534.00
1,500.00 Medicare                            43.50         826.50
Net Pay                                   2,770.50      52,639.50`)
  expect(stubs.flatMap(complaintsOf)).toEqual(['failed figures_read'])
})

test('tables so close that the last heading of one and the first of the next make one phrase', () => {
  const stubs = stubsIn(`
Lake Agassiz Clinic                     Employee: Annika Halvorsen     Pay Date: 10/10/2025
                        HOURS AND EARNINGS                             TAXES                             DEDUCTIONS
Description      Hours     Current          YTD Description     Current          YTD Description     Current          YTD
Regular          72.00    2,884.80    51,926.40 Fed W/H          402.15     6,893.71 403(b)           189.20     3,163.73
Education                               320.53 FICA EE          178.86     3,638.22 Dental            13.08       235.44
Total            72.00    2,884.80    52,246.93 Total            581.01    10,531.93 Total            202.28     3,399.17
Net Pay 2,101.51`)
  expect(stubs.flatMap(entriesOf)).toEqual([
    'earning Regular | 2884.80 | 51926.40 | 72.00 x -',
    'earning Education | - | 320.53',
    'tax Fed W/H | 402.15 | 6893.71',
    'tax FICA EE | 178.86 | 3638.22',
    'deduction 403(b) | 189.20 | 3163.73',
    'deduction Dental | 13.08 | 235.44',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test.each(['Deduction', 'Taxes & Deductions'])(
  'the year of one table right before the title of the next: "YTD %s"',
  (title) => {
    const [stub] = stubsIn(`
Lake Agassiz Clinic                     Employee: Annika Halvorsen     Pay Date: 10/10/2025
Earnings         Hours      Rate      Amount         YTD ${title.padEnd(18)}       Amount         YTD
Regular          72.00     40.00    2,880.00   51,840.00 Fed W/H                   402.15    6,893.71
Standby                                35.00      320.00 FICA EE                   178.86    3,638.22
                                                         Dental                     13.08      235.44
Total            72.00              2,915.00   52,160.00 Total                     594.09   10,767.37
Net Pay 2,320.91`)
    expect(entriesOf(stub!)).toEqual([
      'earning Regular | 2880.00 | 51840.00 | 72.00 x 40.00',
      'earning Standby | 35.00 | 320.00',
      'tax Fed W/H | 402.15 | 6893.71',
      'tax FICA EE | 178.86 | 3638.22',
      'deduction Dental | 13.08 | 235.44',
    ])
    expect(complaintsOf(stub!)).toEqual([])
  },
)

test('what was worked for beside the sums of the cheque', () => {
  const stubs = stubsIn(`
Tri-County Auto Glass                    Employee: Curtis Hammond     Check Date: 10/3/25

                 This Check     Year to Date              Hours       Rate       Total
Gross              1,012.00        35,090.00   Regular    40.00      22.00      880.00
Fed_Income           -82.11        -2,816.40   Overtime    4.00      33.00      132.00
Medicare             -14.67          -508.81
HealthIns            -31.00        -1,178.00
Net Check            884.22        30,586.79`)
  expect(money(stubs)).toEqual([
    'tax Fed_Income | 82.11 | 2816.40',
    'tax Medicare | 14.67 | 508.81',
    'deduction HealthIns | 31.00 | 1178.00',
    'earning Regular | 880.00 | - | 40.00 x 22.00',
    'earning Overtime | 132.00 | - | 4.00 x 33.00',
  ])
  expect(stubs.map(fieldsOf)).toMatchObject([{ gross_pay: '1012.00', net_pay: '884.22', net_pay_ytd: '30586.79' }])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('a period over two columns and the year over one, the wider of them nearer to the year by its middle', () => {
  const stubs = stubsIn(`
Harborlight Hotel LLC                    Employee: Rosa Villa     Check Date: 09/26/2025

                   ------ Current ------              --- YTD ---
Description        Rate       Hours       Earnings           Earnings
Attendant       19.0000       33.00         627.00          12,540.00
Meal Penalty    15.0000        5.00          75.00           1,350.00
TOTAL:                        38.00         702.00          13,890.00

TAXES             Current           YTD
Medicare            10.18        201.41

              TOTAL GROSS     TOTAL TAXES     NET PAY
Current:           702.00           10.18      691.82
YTD:            13,890.00          201.41   13,688.59`)
  expect(money(stubs)).toEqual([
    'earning Attendant | 627.00 | 12540.00 | 33.00 x 19.0000',
    'earning Meal Penalty | 75.00 | 1350.00 | 5.00 x 15.0000',
    'tax Medicare | 10.18 | 201.41',
  ])
  expect(stubs.flatMap(complaintsOf)).toEqual([])
})

test('earnings by job and phase', () => {
  const [stub] = stubsIn(`
CASCADE STRUCTURAL ERECTORS, INC.          EMPLOYEE: 2217  AMADOU N DIALLO     PAID: 08/22/2025
JOB       PHASE       CRAFT/CLASS   EARN       HOURS      RATE      AMOUNT
24-118.   05-120-     IRON/JRNY     REG        32.00     46.25    1,480.00
24-131.   05-310-     IRON/JRNY     OT          8.00    69.375      555.00
                                    TOTAL      40.00              2,035.00
DEDUCTIONS                THIS PERIOD     YEAR TO DATE
FED W/H                        285.12         7,120.44
          GROSS    DEDUCTIONS          NET
       2,035.00        285.12     1,749.88`)
  expect(entriesOf(stub!)).toEqual([
    'earning REG | 1480.00 | - | 32.00 x 46.25',
    'earning OT | 555.00 | - | 8.00 x 69.375',
    'tax FED W/H | 285.12 | 7120.44',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test("a box of wages that begins beside the last lines of a table, another table's heading being farther off", () => {
  const [stub] = stubsIn(`
Northfield Precision Castings Inc.         Employee Name   Tobias Rekdahl        Pay Date   06/13/2025
Earnings       Hours     Amount   Pre-Tax Deductions   Amount  YTD Amount   Taxes             Amount  YTD Amount
Regular Pay    80.00   2,240.00   Medical              118.20    1,300.20   Federal Income    228.64    2,510.20
Overtime        6.00     252.00   Post-Tax Deductions  Amount  YTD Amount   Medicare           32.89      356.81
Employer Benefits        Amount   Voluntary AD&D         2.40       26.40   Taxable Earnings  Amount  YTD Amount
Employer HSA              25.00   Gym Membership        19.99      219.89   Federal Taxable 2,121.64   22,982.72
Net Pay        2,089.88`)
  expect(entriesOf(stub!).filter((entry) => entry.includes('Gym') || entry.includes('Federal'))).toEqual([
    'tax Federal Income | 228.64 | 2510.20',
    'deduction Gym Membership | 19.99 | 219.89',
  ])
})

test('a sum far below its table, beside that of a longer one', () => {
  const [stub] = stubsIn(`
OZARK DIESEL INC                        EMPLOYEE: LAMBETH, DARRYL            CHECK DATE: 06/27/25
EARNINGS      HOURS     RATE      CURRENT       Y-T-D   TAXES/DEDUCTIONS    CURRENT       Y-T-D
HOURLY        38.00    32.00     1,216.00   20,672.00   FED W/H              121.40    2,015.22
                                                        FICA-SS               75.39    1,355.57
                                                        FICA-MED              17.63      317.03
                                                        MO W/H                46.00      762.00
                                                        MEDICAL               62.00    1,054.00
                                                        TOOL ACCT             20.00      340.00
                                                        CHILD SUPP           112.15    1,906.55

TOTAL         38.00              1,216.00   20,672.00   TOTAL                454.57    7,750.37
                                                        NET CHECK            761.43   12,921.63`)
  expect(fieldsOf(stub!)).toMatchObject({
    gross_pay: '1216.00',
    gross_pay_ytd: '20672.00',
    net_pay: '761.43',
    total_deductions: '454.57',
  })
  expect(complaintsOf(stub!)).toEqual([])
})

test('benefits most of which say that the employer pays them, and a tax whose name goes over two lines', () => {
  const [stub] = stubsIn(`
METHOW VALLEY SCHOOL DISTRICT 350     Employee: PILAR QUINTANILLA     Check Date: 05/30/2025
Pay                Amount        YTD   Deductions      Amount       YTD   Benefits         Amount        YTD
PARA EDUCATOR    1,288.00  11,592.00   FEDERAL          61.11    540.22   SERS ER          131.18   1,160.45
                                       WITHHOLDING                        FICAER            88.98     787.15
                                       MEDICARE         20.81    184.10   SEBB           1,178.00  10,602.00
                                                                          MEDICARE ER       20.81     184.10
Totals           1,288.00  11,592.00   Totals           81.92    724.32   Totals         1,418.97  12,733.70
Net Pay:         1,206.08`)
  expect(entriesOf(stub!)).toEqual([
    'earning PARA EDUCATOR | 1288.00 | 11592.00',
    'tax FEDERAL WITHHOLDING | 61.11 | 540.22',
    'tax MEDICARE | 20.81 | 184.10',
  ])
  expect(complaintsOf(stub!)).toEqual([])
})

test("a column of amounts whose heading says nothing known is missed aloud where the year's is lacking", () => {
  const [stub] = stubsIn(`
Flint Hills Grain Cooperative             Employee: Leroy Vandersloot       Pay date: 02/21/2025
Earnings           Hours     Current      Annual so far
Regular            80.00    1,840.00          20,240.00
Overtime            5.00      172.50             862.50
Gross Pay          85.00    2,012.50          21,102.50
Taxes                        Current      Annual so far
Federal Tax                   161.40           1,720.11
Social Security               124.77           1,308.36
Medicare                       29.18             305.99
Net Pay                     1,697.15          17,768.04`)
  expect(entriesOf(stub!)).toContain('tax Medicare | 29.18 | -')
  expect(complaintsOf(stub!)).toContain('failed figures_read')
})
