import type { ExtractedDocument } from '../../model/document.ts'
import { pageFromText } from '../../model/testing.ts'
import { ANNA, LIST, officialForm, substituteForm } from './forms.testing.ts'
import { w2 } from './w2.ts'

/** The one document of a page as OCR reads it, print of the form among its words misread. */
function scanned(text: string, confidence = 0.8): ExtractedDocument {
  const page = pageFromText(text, { source: 'ocr', confidence })
  const [document] = w2.read([{ page, claim: w2.recognise(page)! }])
  return document!
}
const valuesOf = (document: ExtractedDocument) =>
  Object.fromEntries(Object.entries(document.fields).map(([name, field]) => [name, field.value]))

test('labels that OCR garbled are not names, codes or amounts', () => {
  const garbled = officialForm({ ...ANNA, '12a': 'FW  2163.72' })
    .replace('Suff.', 'Sut. ')
    .replace('13  Statutory  Retirement Third-party', '13  Halukary   Aalrassainl Thind-garmy')
    .replace('12c\n', '12¢c    DD  18786.56\n')
  const values = valuesOf(scanned(garbled))
  expect(values).toMatchObject({ employee_name: 'Anna B Keller', box_12a: 'W 2163.72', box_12c: 'DD 18786.56' })
  expect(values).not.toHaveProperty('box_11')
})

test('a tick is of the retirement plan if only its label, midway between the others, was misread', () => {
  const garbled = officialForm(ANNA).replace('Retirement', 'Rethemere ')
  expect(valuesOf(scanned(garbled))).toHaveProperty('box_13_retirement_plan', 'X')
})

test.each(['[)', '(]', '[}', '[]'])(
  'a tick right before a label is no scrap of its number, beside a box read as "%s"',
  (box) => {
    const labels = `13 Statutory employee [ ] Retirement plan [X] Third-party sick pay ${box}`
    const values = valuesOf(scanned(`${LIST}\n${labels}`))
    expect(Object.keys(values).filter((name) => name.startsWith('box_13'))).toEqual(['box_13_retirement_plan'])
  },
)

test('a word of another label is no scrap of the number that stands above its own', () => {
  const wrapped = officialForm(ANNA).replace(
    /\n15 State[^]*?\n\n/,
    `
15 State  Employer's state ID  16 State wages  17 State income tax  18 Local wages  19 Local income  20
                                                                                                tax  Locality
OH        52-1234567               52,000.00             1,820.11     52,000.00            1,300.00  DAYTON

`,
  )
  expect(valuesOf(scanned(wrapped))).toMatchObject({ box_15_state_1: 'OH', box_19_1: '1300.00', box_20_1: 'DAYTON' })
})

test('a short label whose number was misread, above a state that resembles its last word', () => {
  const form = officialForm({ ...ANNA, states: [['TX', '52-1234567', '52,000.00', '1,820.11']] })
  const short = form.replace('17 State income tax', '1? State tax       ')
  expect(valuesOf(scanned(short))).toMatchObject({ box_15_state_1: 'TX', box_17_1: '1820.11' })
})

test('a label whose apostrophe OCR read as a blank is the label of the name', () => {
  const torn = officialForm(ANNA)
    .replace("c  Employer's name", 'c  Employer s name')
    .replace("e  Employee's first name", 'e  Employee s first name')
  expect(valuesOf(scanned(torn))).toMatchObject({ employer_name: ANNA.employer, employee_name: ANNA.employee })
})

test('letters that look alike on a scan are one letter in a label', () => {
  const alike = substituteForm(ANNA)
    .replace('Wages, tips, other comp.', 'VVqqes, tlps, other comp')
    .replace('Social security wages', 'Sociql security vvqqes')
  expect(valuesOf(scanned(alike))).toEqual(valuesOf(scanned(substituteForm(ANNA))))
})

test('an amount behind a code is hardly that of a box without codes', () => {
  const fields = scanned(officialForm({ ...ANNA, 6: 'S 797.50' })).fields
  expect(fields['box_6']).toMatchObject({ value: '797.50', confidence: 0.6 })
})

test('labels in print too small for OCR are known as a whole', () => {
  const garbled = officialForm(ANNA)
    .replace('Employer identification number (EIN)', 'Employer densiicabon nurnber     .    ')
    .replace('7  Social security tips', '7  Socwl securty tps   ')
    .replace('11  Nonqualified plans', '11  Nonquaiithed plans')
    .replace('5  Medicare wages', '5  Mechcare wages')
    .replace('\n\nd  Control', `\n${' '.repeat(68)}1,234.00\nd  Control`)
  const values = valuesOf(scanned(garbled))
  expect(values).toMatchObject({ employer_ein: '12-3456789', box_3: '55000.00', box_5: '55000.00', box_7: '1234.00' })
  expect(values).not.toHaveProperty('box_11')
})

test('labels whose words OCR ran together, with their numbers, are known by their letters', () => {
  const together = officialForm({ ...ANNA, '12a': 'D 3,000.00' })
    .replace('b  Employer identification number (EIN)', 'bEmployeridentificationnumber (EIN)    ')
    .replace("Employee's social security number", "Emplcyee's social securitynumber ")
    .replace('11  Nonqualified plans', '11Nonqualifed plans   ')
    .replace('12a  See instructions for box 12', '12aSeeinstructions forbox12     ')
  const values = valuesOf(scanned(together))
  expect(values).toMatchObject({ employer_ein: '12-3456789', employee_ssn_last4: '7788', box_12a: 'D 3000.00' })
  expect(values).not.toHaveProperty('box_11')
})

test('words of a list that OCR ran together: a label whose letter begins its word, and a code behind its caption', () => {
  const together = LIST.replace("Employee's name ", "Employee'sname ").replace(
    'Box 2 ',
    'Box 12a CodeD                                3,000.00\nBox 12b CodeDD                               5,120.40\nBox 2 ',
  )
  const fields = scanned(together).fields
  expect(fields.employee_name!.value).toBe('Anna B Keller')
  expect(fields.box_12a).toMatchObject({ value: 'D 3000.00', confidence: 0.6 })
  expect(fields.box_12b).toMatchObject({ value: 'DD 5120.40', confidence: 0.6 })
})

test('the end of a label is not part of the name below it, whose short words OCR misread too', () => {
  const misread = substituteForm(ANNA).replace(
    "Employer's name, address, and ZIP code",
    "Employer's neme, atdress, and ZP code",
  )
  expect(valuesOf(scanned(misread)).employer_name).toBe('HARBOR FREIGHT LINES LLC')
})

test('the state of Idaho is not part of the label above it, whose "ID" OCR read as figures', () => {
  const idaho = { ...ANNA, states: [['ID', '70-389422', '52,000.00', '1,820.11']] } as const
  const garbled = officialForm(idaho).replace("Employer's state ID number", "Employer's state 1D number")
  const values = valuesOf(scanned(garbled))
  expect(values).toMatchObject({ box_15_state_1: 'ID', box_15_id_1: '70-389422', box_16_1: '52000.00' })
})

test('a first name stays with the last name where OCR garbled the label above it', () => {
  const garbled = officialForm({ ...ANNA, employee: 'Anna B                               Keller' })
    .replace("e  Employee's first name and initial", '@  EmpFeseet hrst nane and wutal    ')
    .replace('Suff.', 'Sut. ')
  expect(valuesOf(scanned(garbled, 0.95)).employee_name).toBe('Anna B Keller')
})

/** The documents of two copies on pages of their own, the second as a scan cut or misread it. */
function twoCopies(second: (text: string) => string): ExtractedDocument[] {
  const texts = [officialForm(ANNA), second(officialForm(ANNA))]
  const pages = texts.map((text, i) => pageFromText(text, { number: i + 1, source: 'ocr', confidence: 0.8 }))
  return w2.read(pages.map((page) => ({ page, claim: w2.recognise(page)! })))
}

test('a copy most of whose wages are misread is one of the same form; its cut amounts say nothing against whole ones', () => {
  const damaged = (text: string) =>
    text
      .replace('52,000.00   ', '2,000.00    ')
      .replace('6,100.40', '8,100.40')
      .replace('3,410.00', '410.00  ')
      .replace('797.50', '197.50')
  const [document, ...others] = twoCopies(damaged)
  expect(others).toEqual([])
  expect(valuesOf(document!)).toMatchObject({ box_1: '52000.00', box_4: '3410.00' })
  expect(document!.fields['box_4']!.confidence).toBeGreaterThan(0.9)
  expect(document!.fields['box_2']!.confidence).toBeLessThan(0.9)
})

test('copies of other people are other forms, however alike', () => {
  expect(
    twoCopies((text) =>
      text
        .replace('412-55-7788', '398-21-1234')
        .replace('52,000.00', '31,250.00')
        .replace('55,000.00', '31,250.00')
        .replace('55,000.00', '31,250.00')
        .replace('6,100.40', '2,900.00')
        .replace('3,410.00', '1,937.50')
        .replace('797.50', '453.13'),
    ),
  ).toHaveLength(2)
})

test('a tax whose wages were not read may be another one, and says so', () => {
  const lost = officialForm(ANNA)
    .replace('3  Social security wages  ', '                          ')
    .replace('55,000.00', '         ')
  const document = scanned(lost, 0.97)
  expect(document.fields).not.toHaveProperty('box_3')
  expect(document.fields['box_4']!.confidence).toBeLessThan(0.9)
  expect(document.fields['box_2']!.confidence).toBeGreaterThan(0.9)
})

test('print beside a form, from where a summary begins, does not belong to the form', () => {
  const summary = [
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'Wages, Tips, other    Medicare',
    'Compensation          Wages',
    'Box 1 of W-2          Box 5 of W-2',
    '23,500.00             23,500.00',
  ]
  const beside = substituteForm(ANNA)
    .split('\n')
    .map((line, i) => line.padEnd(66) + (summary[i] ?? ''))
  expect(valuesOf(scanned(beside.join('\n')))).toMatchObject({ employee_name: 'Anna B Keller', box_1: '52000.00' })
})
