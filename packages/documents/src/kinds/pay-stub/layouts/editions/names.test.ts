import { pageFromText } from '../../../../model/testing.ts'
import { payStub } from '../../pay-stub.ts'
import { fieldsOf, stubsIn } from '../../testing.ts'

const table = `
Earnings                Hours      Rate        Current            YTD
Salary                                        3,000.00      57,000.00
Gross Pay                                     3,000.00      57,000.00
Federal Income Tax                              343.50       6,526.50
Net Pay                                       2,656.50      50,473.50`

test.each([
  [
    'a legal form with dots, over an address',
    `
Prairie Gate Cold Storage, L.P.                                        Pay Statement
1501 Terminal Road, Joliet, IL 60436
Period Start Date  05/11/2026    Period End Date  05/24/2026     Pay Date 05/29/2026
Yevgenia Marchetti               Employee Number 20761           Pay Group HRLY
629 Ingalls Ave                  SSN XXX-XX-XXXX                 Location Joliet 02
Joliet, IL 60435                 Job Refrigeration Tech II`,
    ['Prairie Gate Cold Storage, L.P.', 'Yevgenia Marchetti'],
  ],
  [
    'a group of payees, whose label is close before its code',
    `
Bright Horizon Tutors                                                  Pay Statement
Pay Date 05/29/2026              Employee Number 20761           Pay Group HRLY
Employee: Yevgenia Marchetti     Job Tutor`,
    ['Bright Horizon Tutors', 'Yevgenia Marchetti'],
  ],
  [
    'an organization that is a part of the university over the address',
    `
Payslip                                          Lehigh Gap University
                                                 200 College Hill, Palmerton, PA 18071
Employee Name    Hyacinth Oyelaran               Payment Date        31-Oct-2025
Organization     Chemistry                       Position            Professor`,
    ['Lehigh Gap University', 'Hyacinth Oyelaran'],
  ],
  [
    '"SOC SEC" in a list of labels',
    `
                      STATEMENT OF EARNINGS AND DEDUCTIONS
EMPLOYER       Quarry Lane Optical PC         PERIOD             07/09/2023 - 07/22/2023
EMPLOYEE       Imani R. Castellanos           CHECK DATE         07/27/2023
EMP NO         711802                         CHECK NO           8384695
SOC SEC        XXX-XX-4410

PAY TO THE ORDER OF      Imani R. Castellanos`,
    ['Quarry Lane Optical PC', 'Imani R. Castellanos'],
  ],
  [
    'a town in capitals over the number and the name',
    `
DI NARDO PASTA CO INC                         CHECK NO. 20417
41 PRINCE STREET                              CHECK DATE 11/08/2024
CHELSEA, MA 02150
EMPLOYEE   0318   JOSIE HOLBROOK              PERIOD 10/28/2024 TO 11/03/2024`,
    ['DI NARDO PASTA CO INC', 'JOSIE HOLBROOK'],
  ],
  [
    'a town without a comma, above the name',
    `
TOWN OF ELM HOLLOW                            ADVICE NO. 77120
5 TOWN COMMON RD                              PAY DATE 04/17/2025
ELM HOLLOW NH 03301
WISZNIEWSKI-BROWN, MARTA      DEPT: 310 LIBRARY`,
    ['TOWN OF ELM HOLLOW', 'WISZNIEWSKI-BROWN, MARTA'],
  ],
  [
    'labels set close before their values',
    `
Bright Path Tutoring                     Employee Owen Gallagher Check Date Oct 18, 2024
330 Mass Ave                             Pay Period Oct 01, 2024 - Oct 15, 2024
Indianapolis IN 46204`,
    ['Bright Path Tutoring', 'Owen Gallagher'],
  ],
  [
    'a number behind the name, in the same phrase',
    `
Gulf Breeze Oyster House LLC                              Pay Date: Jul 3, 2025
18 Palafox St, Pensacola FL 32502                         Period: Jun 23 to Jun 29, 2025

Brianna L Castellano Emp #0417     Filing: Head of Household`,
    ['Gulf Breeze Oyster House LLC', 'Brianna L Castellano'],
  ],
  [
    'a store among the captions of what is said of the associate',
    `
Tern Outfitters Inc                      Statement of Earnings and Deductions
Associate           Associate ID    Store           Week Ending    Check Date
Petrosyan, Ani      7710042         0331 Paramus    10/04/25       10/10/25`,
    ['Tern Outfitters Inc', 'Petrosyan, Ani'],
  ],
  [
    'a profession behind the name, and a rate at the end of the line',
    `
Linn Valley Health Partners                              Direct Deposit Advice 5540981
1026 A Avenue NE, Cedar Rapids, IA 52402                 Pay date 31-Jul-2026
Ngozi Adeyemi, RN     #R-20771     Float Pool / 7140     Base rate 62.00`,
    ['Linn Valley Health Partners', 'Ngozi Adeyemi, RN'],
  ],
  [
    'what a person works as before the name',
    `
Sentry Guard & Patrol Services           Pay advice 70112
1411 4th Ave, Seattle, WA 98101          Pay date 5/8/2026
Officer: Vincent Aiello ID 2204          Supervisor: Mona Delgado`,
    ['Sentry Guard & Patrol Services', 'Vincent Aiello'],
  ],
  [
    'for whom the stub is',
    `
St. Alban's Parish
216 Church Street, Lynchburg, VA 24504
For: The Rev. Margaret Ashworth
Paid: May 29, 2026`,
    ["St. Alban's Parish", 'The Rev. Margaret Ashworth'],
  ],
  [
    'captions under their values',
    `
Pay date: October 16, 2026
Keisha Montgomery                    Brightside Early Learning Centers
Employee                             Employer

Sep 27, 2026 - Oct 10, 2026          Every two weeks (biweekly)
Pay period                           Pay frequency`,
    ['Brightside Early Learning Centers', 'Keisha Montgomery'],
  ],
  [
    'a name broken before its last word, below its label',
    `
Northwind Tools LLC                                  Earnings Statement
Employee Name: Maximiliana Hernandez de la           Pay Date: 10/30/2026
Torre                                                Pay Period: 10/12/2026 - 10/25/2026
Employee ID: 1234`,
    ['Northwind Tools LLC', 'Maximiliana Hernandez de la Torre'],
  ],
  [
    'several labels in one phrase',
    `
Cascade Timber Products Inc              Employee No: 20118 Name: Jolene Whitehorse
PO Box 1180                              Paid: 01/22/2024
Roseburg OR 97470`,
    ['Cascade Timber Products Inc', 'Jolene Whitehorse'],
  ],
  [
    'a nickname in quotation marks',
    `
Harbor Crane & Rigging, Inc.
12 Pier Rd, Bayonne, NJ 07002
Casimir "Cas" Lewandowski                Period: 09/12/22 - 09/18/22
8 Oak St, Linden NJ 07036                Check Date: 09/22/22`,
    ['Harbor Crane & Rigging, Inc.', 'Casimir "Cas" Lewandowski'],
  ],
  [
    'a person behind "To"',
    `
WASATCH PRECISION MACHINING, INC.
1480 W Center St, Orem UT 84057
TO: KIMBALL R. ASHWORTH                  Check Date: 03-Jul-2025
92 N 400 W
PROVO UT 84601`,
    ['WASATCH PRECISION MACHINING, INC.', 'KIMBALL R. ASHWORTH'],
  ],
  [
    'what a person works as, between the name and the address',
    `
Tidewater Robotics, Inc.                 Paid on Aug 29, 2025
400 Granby St
Norfolk, VA 23510

Oluwaseun Adebayo-Clarke
Principal Engineer
1220 Colonial Ave Apt 7
Norfolk, VA 23517`,
    ['Tidewater Robotics, Inc.', 'Oluwaseun Adebayo-Clarke'],
  ],
  [
    'an employer and its address on one line',
    `
Bullseye Retail Stores LP 702 SW 8th St, Bentonville, AR 72716
Jasmine Tolliver                         Payment Date: May 4, 2023
2201 Pine St
Rogers AR 72756`,
    ['Bullseye Retail Stores LP', 'Jasmine Tolliver'],
  ],
  [
    'an employer in a heading apart from its address',
    `
Nimbus Cloud Software Inc.

525 Market Street                        Payslip
San Francisco, CA 94105                  Payment Date: 11/15/2024

Arjun Mehta
88 King St Apt 1201
San Francisco, CA 94107`,
    ['Nimbus Cloud Software Inc.', 'Arjun Mehta'],
  ],
  [
    'a cheque drawn on a bank above the stub',
    `
Delmonico Plumbing & Heating                        First Union Bank
71 Trade Center Dr                                  51 Main St
Hartford CT 06103                                   Hartford CT 06103

Pay to the order of                                 Pay Date: 02/02/2024
Frank A. Russo
16 Maple St
New Britain CT 06051`,
    ['Delmonico Plumbing & Heating', 'Frank A. Russo'],
  ],
  [
    'an employee named above the tables and nowhere else',
    `
Corner Deli & Catering                              Ivan Morales
12 Main St, Newark NJ 07102                         Check Date: 10/18/2024`,
    ['Corner Deli & Catering', 'Ivan Morales'],
  ],
  [
    "two names in words that may be people's, the employer's apart from its address at the top",
    `
Magnolia Ridge Senior Living                                      Pay Statement


1801 Peachtree Industrial Blvd                                Pay Date 10/23/2026
Suite 210
Duluth, GA 30097

Desmond Achterberg          Employee Number     000783
92 Cumberland Way
Suwanee, GA 30024`,
    ['Magnolia Ridge Senior Living', 'Desmond Achterberg'],
  ],
  [
    'labels parted by bars',
    `
Borealis Foods Group, 55 Nicollet Ave, Minneapolis, MN 55402
Hamza Oyelaran | Employee Number: 44781 | Department: Quality`,
    ['Borealis Foods Group', 'Hamza Oyelaran'],
  ],
  [
    'another label close behind the name',
    `
Bluegrass Screen Printing Inc
Employee: Wilhelmina Stokes Pay period: 4/7/25 - 4/13/25`,
    ['Bluegrass Screen Printing Inc', 'Wilhelmina Stokes'],
  ],
  [
    'a department between an employer and its town',
    `
Blue Ridge State University              Pay Period: 03/02/2025 - 03/15/2025
Payroll Services, 101 Founders Hall
Boone, NC 28608
Employee: Cornelius Batiste`,
    ['Blue Ridge State University', 'Cornelius Batiste'],
  ],
  [
    'an employer and its address on one line, in a street of no known kind',
    `
GARDEN STATE MAINTENANCE INC 1 Gateway Ctr, Newark, NJ 07102
NAME: TEODORO PASCUAL                    CHECK DATE: 04/04/2025`,
    ['GARDEN STATE MAINTENANCE INC', 'TEODORO PASCUAL'],
  ],
  [
    'other words set off behind the name by a few blanks',
    `
Saguaro Pool Service LLC
Employee: Yolanda Begaye  Two weeks ended July 27, 2025`,
    ['Saguaro Pool Service LLC', 'Yolanda Begaye'],
  ],
  [
    'a floor between an employer and its town',
    `
Trustees of Wabash Valley University     Pay Period: 07/01/2024 - 07/31/2024
Poplars 4th Floor                        Payroll statement for: Ines Delacroix
Bloomington IN 47401`,
    ['Trustees of Wabash Valley University', 'Ines Delacroix'],
  ],
  [
    'a number in the cell before the name, and a builder above it all',
    `
Koval Bros Contractors
Employee: 2208     Stanislaw B Grzybowski     Check Date: 10/02/25

Stanislaw B Grzybowski
5712 S Narragansett Ave
Chicago IL 60638`,
    ['Koval Bros Contractors', 'Stanislaw B Grzybowski'],
  ],
  [
    'a trade name under the name of the company',
    `
Lehigh Labor Partners LP
dba QuickHands Staffing          Employee: Minh Khoa Tran
1501 Lehigh St
Allentown PA 18103`,
    ['Lehigh Labor Partners LP', 'Minh Khoa Tran'],
  ],
  [
    'a shop without an address above that of the employee',
    `
Fernwood Barbershop

Marcus Delgado
3417 Fremont Ave N
Seattle, WA 98103`,
    ['Fernwood Barbershop', 'Marcus Delgado'],
  ],
  [
    'the street and the town in two cells of a line',
    `
Desert Bureau Copy
Employee: Yolanda Begaye

Saguaro Pools
12 Main St     Tucson, AZ 85701`,
    ['Saguaro Pools', 'Yolanda Begaye'],
  ],
  [
    "the payroll's number before the employer's name",
    `
Employer: 91744 - Prairie Path Orthodontics PC
Employee: 100482     Theodore J. Balint`,
    ['Prairie Path Orthodontics PC', 'Theodore J. Balint'],
  ],
  [
    'a title before a name, under the department that sends the mail',
    `
Halsey Marine Works
Payroll Services, CB 1260
Asheville, NC 28804

Mr. Desmond A. Pruitt
17 Heather Ln
Newark, DE 19711`,
    ['Halsey Marine Works', 'Mr. Desmond A. Pruitt'],
  ],
  [
    "the payroll's word for a name behind it, dividers that OCR misread",
    `
Employee: PILAR QUINTANILLA (QUINTPILOOO)
0912 0912-Q884 Fishtown Noodle Bar Inc * 1530 Frankford Ave « Philadelphia, PA 19125`,
    ['Fishtown Noodle Bar Inc', 'PILAR QUINTANILLA'],
  ],
  [
    "the employee's number in brackets",
    `
Passaic Valley Label Corp.               FINAL PAYCHECK
Employee: Nikoleta Stavropoulos (ID 1188)`,
    ['Passaic Valley Label Corp.', 'Nikoleta Stavropoulos'],
  ],
  [
    'a profession behind a name',
    `
Mercy Valley Hospital
Employee: KATHLEEN M. DUSEK, RN          Check Date: 04/04/2025`,
    ['Mercy Valley Hospital', 'KATHLEEN M. DUSEK, RN'],
  ],
  [
    'an aside behind the employer, a number of five digits below a company word',
    `
VALLE DULCE HARVESTING, LLC (Farm Labor Contractor FLC000118842)
1877 W Betteravia Rd, Santa Maria, CA 93455
Salesperson: Conrad Ostrowe

Dental
Chargeback - order 88214`,
    ['VALLE DULCE HARVESTING, LLC', 'Conrad Ostrowe'],
  ],
  [
    'a cheque made out to the employee, whose address the stub repeats',
    `
                                                                    05/16/2025
        Calvin P Ostrander                                       **2,656.50

        Calvin P Ostrander
        410 Broadford Rd
        Bellevue, ID 83313

Memo: Pay Period 04/28/2025 - 05/11/2025

Sawtooth Drywall & Paint                                              20417
Employee                                                         SSN
Calvin P Ostrander, 410 Broadford Rd, Bellevue, ID 83313         ***-**-5521

Sawtooth Drywall & Paint, 611 S Main St, Hailey, ID 83333`,
    ['Sawtooth Drywall & Paint', 'Calvin P Ostrander'],
  ],
  [
    'the line of a plant below its company',
    `
Ashby-Crane Forge Corporation                            Period end       24-AUG-2025
LIMA STAMPING & AXLE PLANT 2                             Pay date         29-AUG-2025
1900 CABLE RD, LIMA OH 45805
Employee: Ruben Ostrow`,
    ['Ashby-Crane Forge Corporation', 'Ruben Ostrow'],
  ],
  [
    'an office and its address on one line, below its county',
    `
COUNTY OF MARLOW
Office of the County Clerk, 410 N Elm Street, Ashton, KS 67509
Employee         Ostrow, Ruben A                         Pay Date      06/06/2025`,
    ['COUNTY OF MARLOW', 'Ostrow, Ruben A'],
  ],
  [
    'an employer of record',
    `
EMPLOYER OF RECORD                        PROJECT                   CHECK DATE 03/27/2025
Southbank Production Services LP          "Low Tide" Season 1       PERIOD ENDING 03/22/2025
910 W Olive Ave, Burbank CA 91506         Union: Local 11
EMPLOYEE OSTROW, RUBEN`,
    ['Southbank Production Services LP', 'OSTROW, RUBEN'],
  ],
])('%s', (_, head, [employer, employee]) => {
  expect(stubsIn(head + '\n' + table).map(fieldsOf)).toMatchObject([
    { employer_name: employer, employee_name: employee },
  ])
})

test("an employer's name that is too long for its cell", () => {
  const [stub] = stubsIn(
    `
Prairie Lakes Teaching Hospital 700 Lakeshore Rd, Fargo, ND 58102

Name                     Company                       Employee ID     Check Date
                         Prairie Lakes Teaching
Oluwaseun Adebayo                                      310447          05/16/2025
                         Hospital

${table.trim().replaceAll('\n', '\n\n')}`,
    { step: 6 },
  )
  expect(fieldsOf(stub!)).toMatchObject({
    employer_name: 'Prairie Lakes Teaching Hospital',
    employee_name: 'Oluwaseun Adebayo',
  })
})

test('"Employer" over a table of what it pays names nobody', () => {
  const [stub] = stubsIn(`
Northlake Mills Ltd
2200 Ravinia Ave
Orland Park, IL 60462
Employee: Rosa Oyelaran

Earnings         Amount         YTD      Taxes       Amount       YTD      Employer      Amount       YTD
Regular        2,800.00   33,600.00      FITW        301.00  3,612.00      Paid
Gross          2,800.00   33,600.00      SS          173.60  2,083.20      Match         125.23  1,411.69
                                         Total       474.60  5,695.20
Net Pay        2,325.40   27,904.80`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'Northlake Mills Ltd' })
})

test('the words of the cell before a date are not a label of it', () => {
  const [stub] = stubsIn(`
Brightwater Robotics, Inc.
Employee              Pay type              Pay date           Net pay
Ines Castellanos      Off-cycle bonus       Jan 8, 2025        $2,656.50
${table}`)
  expect(fieldsOf(stub!)).toMatchObject({ pay_date: '2025-01-08' })
  expect(fieldsOf(stub!)).not.toHaveProperty('period_end')
})

test('"weeks ended" is said of the end of the period', () => {
  const [stub] = stubsIn(`
Saguaro Pool Service LLC
Employee: Yolanda Begaye
Two weeks ended July 27, 2025            Date of payment: August 1, 2025
${table}`)
  expect(fieldsOf(stub!)).toMatchObject({ period_end: '2025-07-27', pay_date: '2025-08-01' })
})

test('labels in a row above their values name nobody themselves, nor do the headings of the table below', () => {
  const [stub] = stubsIn(`
STATE OF CALIFORNIA
NAME                      AGENCY    UNIT    PAY PERIOD    ISSUE DATE
MIRZAKHANI, SORAYA        290       411     10/2025       10/31/2025
EARNINGS                  HRS/DAYS        RATE       GROSS         YTD
Salary                                            3,000.00   57,000.00
Gross Pay                                         3,000.00   57,000.00
Federal Income Tax                                  343.50    6,526.50
Net Pay                                           2,656.50   50,473.50`)
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: 'STATE OF CALIFORNIA', employee_name: 'MIRZAKHANI, SORAYA' })
})

test("a stub's own date, called nothing else, is its pay date and less sure", () => {
  const dated = (label: string) =>
    stubsIn(`
Saguaro Pool Service LLC
EMPLOYEE: 00-0LAM41  YOLANDA BEGAYE     PERIOD ENDING: 06/21/25    ${label} 06/27/25
${table}`)[0]!
  expect(dated('DATE:').fields.pay_date).toMatchObject({ value: '2025-06-27', confidence: 0.85 })
  expect(dated('CHECK DATE:').fields.pay_date).toMatchObject({ value: '2025-06-27', confidence: 0.97 })
  expect(dated('DATE:').fields.employee_name).toMatchObject({ value: 'YOLANDA BEGAYE', confidence: 0.97 })
})

describe('a caption of a grid is not an employer', () => {
  const table = `
Earnings             Hours       Rate        Current           YTD
Regular              80.00      31.25       2,500.00     12,500.00
Taxes                                        Current           YTD
Federal Income Tax                            310.00      1,550.00
Medicare                                       36.25        181.25
Net Pay                                     2,153.75     10,768.75
`
  const names = (head: string, foot = '') =>
    stubsIn(`${head}${table}${foot}`).map(({ fields }) => ({
      name: fields['employer_name']?.value,
      isSure: (fields['employer_name']?.confidence ?? 0) >= 0.9,
    }))
  const grid = (caption: string) => `
HARBOR OPTICS                                     Pay Statement

Pay Date: 03/14/2025      Period: 02/23/2025 - 03/08/2025
Noor Abellard                    Employee Number    004417     ${caption.padEnd(18)} R4 Salaried
19 Quay St                       Grade              7          Location           Salem
Salem, MA 01970                  Position           Polisher   Department         410 Lenses
`

  test.each(['Pay Group', 'Benefit Health', 'Home Store', 'Talent Holdings', 'Union Solutions'])('"%s"', (caption) => {
    expect(names(grid(caption))).toEqual([{ name: 'HARBOR OPTICS', isSure: false }])
  })

  test('the name at the head that stands before its address at the foot is sure', () => {
    const foot = '\n\nHarbor Optics 12 Quay Street, Salem, MA 01970 (978) 555-0117'
    expect(names(grid('Pay Group'), foot)).toEqual([{ name: 'HARBOR OPTICS', isSure: true }])
  })

  test('over its value', () => {
    const head = `
HARBOR OPTICS                                     Pay Statement
Pay Date: 03/14/2025      Period: 02/23/2025 - 03/08/2025
Employee Number      Pay Group        Location       Department
004417               R4 Salaried      Salem          410 Lenses
`
    expect(names(head)).toMatchObject([{ name: 'HARBOR OPTICS' }])
  })
})

describe('names without labels', () => {
  const names = (head: string) =>
    stubsIn(`${head}
Earnings                              Current           YTD
Salary                               2,500.00     12,500.00
Taxes                                 Current           YTD
Federal Income Tax                     310.00      1,550.00
Net Pay                              2,190.00     10,950.00`).map((stub) => {
      const { employer_name: employer, employee_name: employee } = fieldsOf(stub)
      return { employer, employee }
    })

  test.each(['Three Forks Coffee', 'Redbird Juice'])(
    'a name at the top, which may be a person’s, is the employer if it is repeated over an address: %s',
    (employer) => {
      const head = `
${employer}
Juniper Halvorsen            ${employer.padEnd(28)}Pay Date: 05/15/2026
1519 S Black Ave             27 E Main St                Pay Period: 04/27/2026 - 05/10/2026
Bozeman, MT 59715            Bozeman, MT 59715`
      expect(names(head)).toEqual([{ employer, employee: 'Juniper Halvorsen' }])
    },
  )

  test('a long name over a post-office box', () => {
    const head = `
St. Brendan's Refugee Resettlement & Community Services of the Shenandoah Valley
P.O. Box 309, Harrisonburg, Virginia 22803
Employee: Augustin Ndour     Pay Date: 10/31/2022     Pay Period: 10/01/2022 - 10/31/2022`
    expect(names(head)).toMatchObject([
      { employer: "St. Brendan's Refugee Resettlement & Community Services of the Shenandoah Valley" },
    ])
  })

  test('a name that ends on the line below', () => {
    const head = `
Providence Harbor Medical                       Pay Date: 10/31/2022
Center                                          Pay Period: 10/01/2022 - 10/31/2022
800 Alder Way
Everett, WA 98201
Employee: Augustin Ndour`
    expect(names(head)).toMatchObject([{ employer: 'Providence Harbor Medical Center' }])
  })

  test("the name before an employee's number, below the name of a program", () => {
    const head = `
Bluegrass Cooperage Co                                 Statement of Earnings
4010 Bardstown Road                                            Paymaster HPW
Louisville KY 40218

DEMETRIUS A. WHITFIELD JR     Emp No 00419     Pay Period 10/01/2022 - 10/15/2022     Pay Date 10/20/2022`
    expect(names(head)).toEqual([{ employer: 'Bluegrass Cooperage Co', employee: 'DEMETRIUS A. WHITFIELD JR' }])
  })
})

test.each([
  ['Wayne A. Stubblefield', 'Alder Creek Consolidated School District', []],
  ['Wayne A.', 'Alder Creek Consolidated School District', ['employee_name']],
  ['Wayne A. Stubblefield', 'Alder Creek Consolidated School District No.', ['employer_name']],
])('a name that lacks its end is doubtful: %s of %s', (employee, employer, doubtful) => {
  const [stub] = stubsIn(`
Employer: ${employer.padEnd(60)}Pay Date: 06/12/2025
Employee: ${employee}

Earnings              Current        YTD      Taxes          Current       YTD
Regular Pay          1,200.00  14,400.00      Medicare         17.40    208.80
Gross Pay            1,200.00  14,400.00      Net Pay       1,182.60 14,191.20`)
  const names = ['employee_name', 'employer_name'] as const
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: employee, employer_name: employer })
  expect(names.filter((name) => stub!.fields[name]!.confidence < 0.9)).toEqual(doubtful)
})

test.each([
  [6, 'THE BRASS HERON'],
  [1, 'Oyster Bar & Grill'],
])('an employer in type %d points taller than the line below it: %s', (taller, employer) => {
  const page = pageFromText(`
THE BRASS HERON
Oyster Bar & Grill
Maria Okafor      Server      Emp #46              Pay Date: 11/08/2024
${table}`)
  const words = page.words.map((word) => {
    const [left, top, right, bottom] = word.box
    return word.text === word.text.toUpperCase() && top < 40
      ? { ...word, box: [left, top - taller, right, bottom] as const }
      : word
  })
  const [stub] = payStub.read([{ page: { ...page, words }, claim: payStub.recognise(page)! }])
  expect(fieldsOf(stub!)).toMatchObject({ employer_name: employer })
})

test.each(['PERSONAL AND CHECK', 'EMPLOYEE DATA', 'WHO IS PAID'])(
  'the title "%s" of a box close before the name over an address',
  (title) => {
    const page = pageFromText(`
Pell & Harrow Landscape Architects, PLLC
410 Fayetteville St, Suite 1102
Raleigh, NC 27601

${title.padEnd(20)}Ines Villalobos-Grant
                    88 Cutler Street
                    Raleigh, NC 27603
                    Pay Date: 11/08/2024
${table}`)
    const close = page.words.map((word) => {
      const [left, top, right, bottom] = word.box
      const behind = title.split(' ').reverse().indexOf(word.text)
      const by = behind < 0 ? 0 : 5 * (20 - title.length) - 6 + 3.5 * behind
      return { ...word, box: [left + by, top, right + by, bottom] as const }
    })
    const [stub] = payStub.read([{ page: { ...page, words: close }, claim: payStub.recognise(page)! }])
    expect(fieldsOf(stub!)).toMatchObject({ employee_name: 'Ines Villalobos-Grant' })
  },
)

test.each([
  ['Worker / Trabajador:', 'Hilario Bautista Ximenez', 'Tieton Ridge Fruit'],
  ['Nombre del trabajador:', 'Rosa Elena Quintero', 'Casa Loma Growers'],
])('the label "%s" below names of the same look', (label, employee, employer) => {
  const [stub] = stubsIn(`
Crew Leader Sam Ortega Bravo                  Earnings Statement
${employer}                              Pay Date: 11/08/2024
${label.padEnd(28)}${employee}
${table}`)
  expect(fieldsOf(stub!)).toMatchObject({ employee_name: employee })
})
