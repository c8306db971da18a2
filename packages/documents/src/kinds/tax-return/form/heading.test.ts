import type { Page } from '../../../model/page.ts'
import { formPage } from '../../../forms/testing.ts'
import { formsOf, headingOf } from './heading.ts'

const first = (number: number, schedule: string, year = '2024'): Page =>
  formPage(
    [
      [36, 40, `SCHEDULE ${schedule}`],
      [160, 40, 'Profit or Loss From Business'],
      [36, 52, '(Form 1040)'],
      [480, 750, `Schedule ${schedule} (Form 1040) ${year}`],
    ],
    { number },
  )

const second = (number: number, schedule: string, year = '2024'): Page =>
  formPage(
    [
      [36, 40, `Schedule ${schedule} (Form 1040) ${year}`],
      [552, 40, 'Page 2'],
    ],
    { number },
  )

const grouped = (...pages: Page[]) =>
  formsOf(pages.map((page) => ({ page, claim: { form: null, score: 1, continuation: false } }))).map((form) =>
    form.map(({ page }) => page.number),
  )

test('each form has its own pages', () => {
  expect(grouped(first(1, 'C'), second(2, 'C'), first(3, 'C'), second(4, 'C'))).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a page that follows none of its forms goes to the first that lacks it', () => {
  expect(grouped(first(1, 'C'), first(2, 'C'), second(3, 'C'), second(4, 'C'))).toEqual([
    [1, 4],
    [2, 3],
  ])
})

test('specks and stamps above its head do not make a page the first of another form', () => {
  const scanned = formPage(
    [
      [560, 10, 'eminar.'],
      [537, 18, 'Q'],
      [558, 26, 'academy'],
      [36, 40, 'Schedule C (Form 1040) 2024'],
      [552, 40, 'Page 2'],
    ],
    { number: 2 },
  )
  expect(grouped(first(1, 'C'), scanned)).toEqual([[1, 2]])
})

test('pages of other years and other schedules stay apart', () => {
  expect(grouped(first(1, 'C', '2023'), second(2, 'C', '2024'), second(3, 'E', '2023'))).toEqual([[1], [2], [3]])
})

test('a second page may come before its first', () => {
  expect(grouped(second(1, 'E'), first(2, 'E'))).toEqual([[2, 1]])
})

test('a Schedule K-1 has the title of its boxes between its name and that of its form', () => {
  const share = formPage([
    [36, 40, 'Schedule K-1'],
    [250, 50, "Part III Shareholder's Share of Current Year Income,"],
    [36, 60, '(Form 1120-S)'],
    [140, 62, '2022'],
    [36, 90, "Shareholder's Share of Income, Deductions, Credits, etc."],
  ])
  expect(headingOf(share)).toMatchObject({ form: 'k1_1120s', year: '2022' })
})

test.each([
  ['1041', 'Beneficiary', 'k1_1041'],
  ['1065', 'Partner', 'k1_1065'],
  ['1120-S', 'Shareholder', 'k1_1120s'],
])('Schedule K-1 of Form %s', (form, owner, printed) => {
  const share = formPage([
    [36, 40, `Schedule K-1 (Form ${form}) 2023`],
    [36, 90, `${owner}'s Share of Income, Deductions, Credits, etc.`],
  ])
  expect(headingOf(share)).toMatchObject({ form: printed, year: '2023' })
})

test('a page whose first lines send the reader to a worksheet is of its form', () => {
  const page = formPage([
    [36, 40, 'Schedule D (Form 1040) 2023'],
    [552, 40, 'Page 2'],
    [36, 64, 'Part III Summary'],
    [50, 78, '18 If you are required to complete the 28% Rate Gain Worksheet'],
  ])
  expect(headingOf(page)).toMatchObject({ form: 'schedule_d', part: 2 })
})

test('"Page 2" in the small print of a scan', () => {
  const page = formPage([
    [36, 40, 'Form 1040 (2022)'],
    [552, 40, 'Paae 2'],
  ])
  expect(headingOf(page)).toMatchObject({ form: '1040', part: 2 })
})

test('a program that repeats the title on every page begins the return where the taxpayer is, and its summary is not a return', () => {
  const titled = (number: number, row: string) =>
    formPage(
      [
        [36, 40, 'Form 1040'],
        [520, 40, '2023'],
        [36, 52, 'Department of the Treasury - Internal Revenue Service'],
        [160, 64, 'U.S. Individual Income Tax Return'],
        [36, 84, row],
      ],
      { number },
    )
  const pages = [
    titled(1, 'Filing Status: [X] Single'),
    titled(2, '25d Add lines 25a through 25c'),
    titled(3, 'Tax Return Summary'),
  ]
  expect(grouped(...pages)).toEqual([[1, 2]])
})
