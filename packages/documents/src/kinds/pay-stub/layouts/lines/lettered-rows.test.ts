import { entriesOf, fieldsOf, stubsIn } from '../../testing.ts'

/** The boxes of a soldier's statement: lettered rows, with captions over single values below them. */
const statement = `
DEFENSE FINANCE AND ACCOUNTING SERVICE MILITARY LEAVE AND EARNINGS STATEMENT
NAME (Last, First, MI)     SOC. SEC. NO.    GRADE    PAY DATE    YRS SVC    PERIOD COVERED
OYELOWO TAMSIN R           ***-**-7714      E6       140612      12         1-31 OCT 26
ENTITLEMENTS                    DEDUCTIONS                       SUMMARY
TYPE                  AMOUNT    TYPE                   AMOUNT    +AMT FWD              .00
A BASE PAY          3,890.40    A FEDERAL TAXES        244.10    +TOT ENT         5,006.17
B BAS                 465.77    B FICA-MEDICARE         58.59    -TOT DED         2,862.69
C BAH                 650.00    C MID-MONTH-PAY      2,560.00    =NET AMT         2,143.48
TOTAL               5,006.17                         2,862.69    =EOM PAY         2,143.48
STATE TAXES    ST    WAGE PERIOD    WAGE YTD     M/S    EX    TAX YTD
               TX            .00         .00     M      00        .00
PAY DATA       BAQ TYPE     BAQ DEPN    VHA ZIP    RENT AMT    CHARITY YTD
               W/DEP        SPOUSE      76544           .00         250.00
REMARKS YTD ENTITLE 66,840.10   YTD DEDUCT 19,331.20`

test("the letters of a form's rows are not part of the names, its captions head no table", () => {
  const [stub] = stubsIn(statement)
  expect(entriesOf(stub!)).toEqual([
    'earning BASE PAY | 3890.40 | -',
    'earning BAS | 465.77 | -',
    'earning BAH | 650.00 | -',
    'tax FEDERAL TAXES | 244.10 | -',
    'tax FICA-MEDICARE | 58.59 | -',
    'deduction MID-MONTH-PAY | 2560.00 | -',
  ])
  expect(fieldsOf(stub!)).toMatchObject({ gross_pay: '5006.17', net_pay: '2143.48' })
  expect(fieldsOf(stub!).employer_name).not.toBe('W/DEP')
})
