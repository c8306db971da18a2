import { MODEL_AMOUNTS, type IncomeModelDetail, type LoanPackage } from '@income/shared'
import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import request, { type Response } from 'supertest'
import { startApi, type TestApi } from '../../testing/api.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { bankStatement, partnershipShare, processedPackage } from '../../testing/processed.ts'
import { MODEL_MEDIA } from './media.ts'

/** A model as CSV and as a workbook, read back with common libraries. */

const FORMULA = '=HYPERLINK("https://evil.example","Wages")'

const CHANGED = {
  code: 'revision_changed_text',
  severity: 'high',
  summary: 'The page showed 2,412.00 in an earlier state of the file.',
  evidence: [{ page: 1, box: null, detail: '2,412.00 before' }],
} as const

let api: TestApi
let path: string
let model: IncomeModelDetail

beforeAll(async () => {
  api = await startApi()
  const packageId = await processedPackage(api, [{ ...bankStatement(), signals: [CHANGED] }])
  const { body } = await api.send('get', `/packages/${packageId}/models`)
  path = `/packages/${packageId}/models/${body.results[0]!.id}`
  await api.send('post', `/packages/${packageId}/review`)
  const { body: entries } = await api.send('get', `/packages/${packageId}/entries?model_id=${body.results[0]!.id}`)
  const [refund] = entries.results.filter(({ description }) => description.includes('REFUND'))
  const [rent] = entries.results.filter(({ description }) => description.includes('ZELLE'))
  await api.send('put', `${path}/overrides/${refund!.id}`, { body: { eligible: true, reason: '+1 from me, "sure"' } })
  await api.send('patch', `/packages/${packageId}/entries/${rent!.id}`, {
    body: { description: FORMULA, amount: '950.00', reason: 'As printed' },
  })
  const { body: documents } = await api.send('get', `/packages/${packageId}/documents`)
  const holder = `/packages/${packageId}/documents/${documents.results[0]!.id}/fields/account_holder`
  await api.send('patch', holder, { body: { value: 'Jane Rivera', reason: 'Looked at' } })
  model = JSON.parse((await api.send('get', path)).text) as IncomeModelDetail
})
afterAll(() => api.close())

function fetchBytes(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return request(api.app)
    .get(`/api/v1${path}${query}`)
    .set({ 'x-api-key': api.owner.key, ...headers })
    .responseType('blob')
}

test('chosen by the Accept header or the query; JSON if neither names a format', async () => {
  const typeOf = async (...asked: Parameters<typeof fetchBytes>) =>
    (await fetchBytes(...asked)).headers['content-type']?.split(';')[0]
  expect(await typeOf('')).toBe(MODEL_MEDIA.json)
  expect(await typeOf('', { Accept: '*/*' })).toBe(MODEL_MEDIA.json)
  expect(await typeOf('', { Accept: 'text/html' })).toBe(MODEL_MEDIA.json)
  expect(await typeOf('', { Accept: 'text/csv' })).toBe(MODEL_MEDIA.csv)
  expect(await typeOf('', { Accept: MODEL_MEDIA.xlsx })).toBe(MODEL_MEDIA.xlsx)
  expect(await typeOf('', { Accept: MODEL_MEDIA.pdf })).toBe(MODEL_MEDIA.pdf)
  expect(await typeOf('?format=json', { Accept: 'text/csv' })).toBe(MODEL_MEDIA.json)
  expect((await api.send('get', `${path}?format=docx`)).status).toBe(400)
  expect(await typeOf('?format=csv')).toBe(MODEL_MEDIA.csv)
})

test('a separate operation answers only with files', async () => {
  const { headers, text } = await api.send('get', `${path}/export?format=csv`)
  expect([headers['content-type']?.split(';')[0], headers['content-disposition']]).toEqual([
    MODEL_MEDIA.csv,
    `attachment; filename="${model.public_id}.csv"`,
  ])
  expect(text).toBe(String((await fetchBytes('?format=csv')).body))
  for (const wrong of ['', '?format=json', '?format=docx']) {
    expect((await api.send('get', `${path}/export${wrong}`)).status).toBe(400)
  }
})

test('CSV has the worksheet and every entry with its eligibility and reason', async () => {
  const { text } = await api.send('get', `${path}/export?format=csv`)
  const rows = parse<Record<string, string>>(text, { columns: true })
  const amounts = rows.filter(({ section }) => section === 'amounts').map(({ item, amount }) => [item, amount])
  expect(amounts).toEqual(MODEL_AMOUNTS.map((name) => [name, model[name]]))
  expect(rows).toContainEqual(
    expect.objectContaining({
      section: 'qualifying income',
      item: 'monthly',
      amount: model.qualifying_income?.monthly,
      detail: model.qualifying_income?.explanation,
    }),
  )
  const entries = rows.filter(({ section }) => section === 'entry')
  expect(entries).toHaveLength(5)
  expect(rows.filter(({ section }) => section === 'signal')).toEqual([
    expect.objectContaining({ item: `high: ${CHANGED.code}`, detail: `${CHANGED.summary} Page 1.` }),
  ])
  expect(entries.find(({ amount }) => amount === '45.10')).toMatchObject({
    item: 'AMAZON.COM REFUND',
    direction: 'credit',
    eligible: 'no',
    override: 'yes',
    override_by: 'owner@example.test',
    counts: 'yes',
  })
})

test('values that reviewers corrected or confirmed are listed with the values as read', async () => {
  const { text } = await api.send('get', `${path}/export?format=csv`)
  const rows = parse<Record<string, string>>(text, { columns: true })
  expect(rows.filter(({ section }) => section === 'correction').map(({ item, detail }) => [item, detail])).toEqual([
    ['bank statement', 'account_holder Jane Rivera, confirmed, by owner@example.test: Looked at'],
    [`2026-01-20 ${FORMULA}`, 'amount 950.00, read as 900.00, by owner@example.test: As printed'],
    [
      `2026-01-20 ${FORMULA}`,
      `description ${FORMULA}, read as ZELLE FROM TENANT RENT JANUARY, by owner@example.test: As printed`,
    ],
  ])
})

test('every entry and every field is listed with its file, page and box, and as it was read', async () => {
  const { text } = await api.send('get', `${path}/export?format=csv`)
  const rows = parse<Record<string, string>>(text, { columns: true })
  const { body: files } = await api.send('get', `${path.split('/models')[0]}/files`)
  const place = { file_name: files.results[0]!.file_name, document_type: 'bank_statement', box: '0.1 0.2 0.3 0.4' }
  const rent = rows.find(({ section, amount }) => section === 'entry' && amount === '950.00')
  expect(rent).toMatchObject({ ...place, page: '1', amount_as_read: '900.00', ytd_amount: '', hours: '', balance: '' })
  const refund = rows.find(({ section, amount }) => section === 'entry' && amount === '45.10')
  expect(refund).toMatchObject({ ...place, amount_as_read: '45.10' })
  const fields = rows.filter(({ section }) => section === 'field')
  expect(fields).toHaveLength(8)
  const opening = { item: 'opening_balance', detail: '1000.00', value_as_read: '1000.00', text_on_page: '1000.00' }
  expect(fields).toContainEqual(expect.objectContaining({ ...opening, ...place, page: '1' }))
  // New columns come last, for readers that go by position.
  expect(text.split('\r\n')[0]).toMatch(/^section,item,amount,detail,date,direction,.*,document_id,file_name,/)

  const { body } = await fetchBytes('/export?format=xlsx')
  const sheets = await readExcelFile(body as Buffer)
  const [header = [], ...cells] = sheets.find(({ sheet }) => sheet === 'Fields')?.data ?? []
  const inWorkbook = cells.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at]])))
  expect(inWorkbook).toHaveLength(8)
  expect(inWorkbook).toContainEqual(
    expect.objectContaining({ field: 'opening_balance', value: '1000.00', page: '1', ...place }),
  )
})

test('in CSV no outside text is a formula', async () => {
  const { text } = await api.send('get', `${path}/export?format=csv`)
  const cells: string[] = parse(text).flat()
  expect(cells).toEqual(expect.arrayContaining([`'${FORMULA}`, `'+1 from me, "sure"`]))
  expect(cells.filter((cell) => /^[=+@-]/.test(cell) && !/^-?\d+\.\d\d$/.test(cell))).toEqual([])
})

test('the workbook has a sheet for the calculation and one for the entries; outside formulas are text', async () => {
  const { body } = await fetchBytes('/export?format=xlsx')
  const sheets = await readExcelFile(body as Buffer)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Calculation', 'Entries', 'Fields'])
  const [calculation = [], entries = []] = sheets.map(({ data }) => data)
  const amountOf = (item: string) => calculation.find((row) => row[1] === item)?.[2]
  for (const name of MODEL_AMOUNTS) expect(amountOf(name)).toBe(Number(model[name]))
  expect(amountOf('monthly')).toBe(Number(model.qualifying_income?.monthly))
  const [header = [], ...rows] = entries
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)])
  expect(column('description')).toContain(FORMULA)
  expect(column('override_reason')).toContain('+1 from me, "sure"')
  expect(column('amount')).toEqual(expect.arrayContaining([2100, 45.1]))
})

test('the PDF summary has the income, its calculation, the decisions and the documents behind it', async () => {
  const { body } = await fetchBytes('/export?format=pdf')
  const pages = await pdfText(body as Buffer)
  expect(pages).toHaveLength(1)
  const text = pages[0]!.replaceAll(/\s+/g, ' ')
  const income = model.qualifying_income!
  const asSet = (words: string) => words.replaceAll('−', '-')
  const { public_id: packageId } = JSON.parse((await api.send('get', path.split('/models')[0]!)).text) as LoanPackage
  for (const said of [
    packageId,
    model.public_id,
    'Jane Rivera',
    'Fannie Mae (FNMA)',
    'personal_expense_factor 0',
    model.rule_set_version,
    asSet(income.explanation),
    ...income.lines.flatMap(({ label, method, explanation }) => [label, method, asSet(explanation)]),
    ...income.alerts.map(({ severity, code }) => `${severity}: ${code}`),
    '2026-01-09 AMAZON.COM REFUND $45.10: counts, by owner@example.test',
    '+1 from me, "sure"',
    'amount 950.00, read as 900.00, by owner@example.test As printed',
    'Bank statement (1): 2026-01-01 to 2026-01-31',
  ])
    expect(text).toContain(said)
})

test('the workbook of returns has Form 1084 by its lines, up to monthly income', async () => {
  const packageId = await processedPackage(api, [partnershipShare()])
  const { body: models } = await api.send('get', `/packages/${packageId}/models`)
  const { body } = await request(api.app)
    .get(`/api/v1/packages/${packageId}/models/${models.results[0]!.id}/export?format=xlsx`)
    .set('x-api-key', api.owner.key)
    .responseType('blob')
  const form = (await readExcelFile(body as Buffer)).find(({ sheet }) => sheet === 'Form 1084')
  const [header = [], section = [], ...rows] = form?.data ?? []
  expect(header).toEqual(['line', 'Form 1084 (as numbered since 2015)', '2025'])
  expect(section[1]).toBe('Partnership or corporation (Schedule K-1): Rivera Partners LP')
  // 60,000 less the undistributed part, over 12 months.
  expect(rows).toEqual([
    ['7a, 9a', 'Ordinary income or loss (Schedule K-1 box 1)', 60_000],
    [null, 'Limited to distributions', -36_000],
    [null, 'Subtotal', 24_000],
    [null, 'Counted: latest_year', 24_000],
    [null, 'Months', 12],
    [null, 'Monthly', Number(models.results[0]!.monthly)],
  ])
})

test.each(['＝1+1', '＋1', '－1', '＠SUM(1)'])(
  'in CSV %s, a full-width sign, begins no formula either',
  async (reason) => {
    const { body } = await api.send('get', `${path.replace(/models.*/, '')}entries?model_id=${model.id}`)
    await api.send('put', `${path}/overrides/${body.results[0]!.id}`, { body: { eligible: true, reason } })
    const { text } = await api.send('get', `${path}/export?format=csv`)
    const cells: string[] = parse(text).flat()
    expect(cells).toContain(`'${reason}`)
    expect(cells).not.toContain(reason)
  },
)
