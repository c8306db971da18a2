import { pageFromText } from '../../model/testing.ts'
import { w2 } from './w2.ts'

test('a pay stub that names employer, employee and the taxes of a W-2 is not a W-2', () => {
  const stub = `Employer                                 Employee
Harbor Lines LLC                         Anna B Keller

Federal Income Tax          153.63       3,226.23
Social Security Tax         133.89       2,811.69
Medicare Tax                 31.31         657.51
Gross wages               2,157.89      45,315.69`
  expect(w2.recognise(pageFromText(stub))).toBeNull()
})

test('a tax transcript of a W-2 is not a W-2, in any order of its words', () => {
  const transcript = `
Wage and Income Transcript     Tax Period Requested: December, 2024
Form W-2 Wage and Tax Statement
Employer Identification Number (EIN): XXXXX7720
Submission Type:                          Original document
Wages, Tips and Other Compensation:              $66,120.00
Federal Income Tax Withheld:                      $7,201.00
Social Security Wages:                           $71,900.00
Social Security Tax Withheld:                     $4,457.00
Medicare Wages and Tips:                         $71,900.00
Medicare Tax Withheld:                            $1,042.00`
  const page = pageFromText(transcript)
  expect(w2.recognise(page)).toBeNull()
  expect(w2.recognise({ ...page, words: page.words.toSorted((a, b) => a.box[0] - b.box[0]) })).toBeNull()
})
