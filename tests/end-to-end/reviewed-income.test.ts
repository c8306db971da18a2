import type { AuditEvent, Entry, IncomeModelDetail, OverriddenEntry, PackageIncome, PageOf } from '@income/shared'
import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { createClient, type Client } from '../support/clients/client.ts'
import { runService, type RunningService } from '../support/service/running-service.ts'
import { QUEUES } from '../support/stores/test-stores.ts'
import { modelOf, modelsOf, processed } from './computed.ts'
import { businessStatement, payStub, personalStatement, taxReturn, w2 } from './drawn-applicant.ts'

/**
 * A reviewer's decisions on the income of one applicant, over HTTP, with PDFs like those of real programs.
 *
 * Wage Income: 5,000.00 of base pay + (6,000.00 + 1,000.00 of overtime) / 14 months = 5,500.00. Tax Return Income:
 * Social Security (24,000 + 24,000) / 24 = 2,000.00; the wages are those of stub and W-2; the corporation made no
 * distributions, so 0.00. Business deposits: (10,000.00 + 10,000.00) / 2 × (1 − 0.5) = 5,000.00. Personal deposits:
 * 1,200.00 of rent; the pay is the stub's.
 */
let service: RunningService
beforeAll(async () => {
  service = await runService(QUEUES[0])
  await service.startWorker()
})
afterAll(() => service.close())

/** Without what every calculation creates again. */
const figureOf = ({ updated_at: _, started_at: __, finished_at: ___, version: ____, ...figure }: IncomeModelDetail) =>
  figure

const allOf = async <T>(client: Client, path: string) => (await client.call<PageOf<T>>('GET', path)).results

describe('the documents of one applicant', () => {
  let path: string
  beforeAll(async () => {
    const statements = [personalStatement(), businessStatement(1), businessStatement(2)]
    const ofWork = [w2(), payStub(2024, 12), payStub(2025, 2)]
    path = await processed(service, [taxReturn(2023), taxReturn(2024), ...ofWork, ...statements])
    await service.call('POST', `${path}/review`)
  })

  const everyFigure = async () => ({
    models: (await modelsOf(service, path)).map(figureOf),
    income: await service.call<PackageIncome>('GET', `${path}/income`),
  })
  const entriesOf = ({ id }: IncomeModelDetail) => allOf<Entry>(service, `${path}/entries?model_id=${id}&page_size=100`)

  test('the list of models shows the monthly income of each and its method', async () => {
    const { results } = await service.call<PageOf<IncomeModelDetail>>('GET', `${path}/models`)
    expect(results.map(({ model_name, monthly, method }) => [model_name, monthly, method])).toEqual([
      ['Bank Statement Income (Personal)', '1200.00', 'average_monthly_deposits'],
      ['Bank Statement Income (Business)', '5000.00', 'average_monthly_deposits'],
      ['Wage Income', '5500.00', 'sum_of_lines'],
      ['Tax Return Income', '2000.00', 'form_1084_cash_flow'],
    ])
  })

  test('pay counts once, and rent that no return shows counts too: 5,500.00 + 2,000.00 + 1,200.00 = 8,700.00', async () => {
    const income = await service.call<PackageIncome>('GET', `${path}/income`)
    expect([income.monthly, income.guideline, income.verified]).toEqual(['8700.00', 'FNMA', true])
    expect(income.models.map(({ model_name, counted }) => [model_name, counted])).toEqual([
      ['Bank Statement Income (Personal)', 'whole'],
      ['Bank Statement Income (Business)', 'no'],
      ['Wage Income', 'whole'],
      ['Tax Return Income', 'whole'],
    ])
    // The firm's account names no person.
    expect(income.borrowers.map(({ borrowers, monthly }) => [borrowers, monthly])).toEqual([
      [['Elena R Whitfield'], '8700.00'],
      [[], '0.00'],
    ])
    const [personal, business, , returns] = income.models.map(({ model_id }) => model_id)
    expect(income.overlaps).toMatchObject([{ model_ids: [returns, business], counted_model_id: returns }])
    const leftOut = income.borrowers.flatMap(({ parts }) => parts.filter(({ counted }) => !counted))
    expect(leftOut.map(({ monthly, left_out_because: why }) => [monthly, /returns show/.test(why!)])).toEqual([
      ['5000.00', true],
    ])
    // Pay in the deposits, wages on the return: each is reported by the model that leaves them out.
    expect(income.alerts.map(({ model_id, code }) => [model_id, code])).toEqual(
      expect.arrayContaining([
        [personal, 'overlapping_models'],
        [returns, 'overlapping_models'],
        [returns, 'no_distribution_history'],
      ]),
    )
    expect(income.missing_papers.map(({ code }) => code)).toEqual([
      ...['pay_stub_missing', 'business_return_missing', 'liquidity_proof_missing'],
    ])
  })

  test('a decision against the rules on any entry changes monthly income, or says why it does not', async () => {
    const before = await everyFigure()
    for (const model of await modelsOf(service, path)) {
      for (const { id, eligibility } of await entriesOf(model)) {
        const override = `${path}/models/${model.id}/overrides/${id}`
        const body = { eligible: !eligibility!.eligible, reason: 'As the underwriter sees it' }
        const { effect } = await service.call<OverriddenEntry>('PUT', override, body)
        const now = await service.call<IncomeModelDetail>('GET', `${path}/models/${model.id}`)
        expect([effect.monthly_before, effect.monthly]).toEqual([model.monthly, now.monthly])
        expect(effect.unmoved_because === null).toBe(effect.monthly !== effect.monthly_before)
        await service.call('DELETE', override)
      }
    }
    expect(await everyFigure()).toEqual(before)
  })

  const lineOf = ({ qualifying_income: income }: IncomeModelDetail, label: RegExp) =>
    income!.lines.find((line) => label.test(line.label))!

  test.each([
    {
      // (12,000.00 + 10,000.00) / 2 × (1 − 0.5)
      ...{ what: 'an entry that counts', name: /Business/, before: '5000.00', after: '5500.00' },
      ...{ given: { eligible: true }, actions: ['entry_overridden', 'override_undone'], recorded: { eligible: true } },
      async on(model: IncomeModelDetail) {
        const transfer = (await entriesOf(model)).find(({ description }) => /TRANSFER FROM/.test(description))!
        return { decision: `overrides/${transfer.id}`, version: transfer.version }
      },
    },
    {
      // (10,000.00 + 10,000.00) / 2
      ...{ what: 'another method for the model', name: /Business/, before: '5000.00', after: '10000.00' },
      ...{ given: { method: 'before_expenses' }, actions: ['decision_made', 'decision_undone'] },
      recorded: { decided: 'before_expenses' },
      on: async ({ version }: IncomeModelDetail) => ({ decision: 'decisions/method/model', version }),
    },
    {
      // (24,000 + 25 % of the untaxed 3,600) × 2 / 24
      ...{ what: 'another method for a line', name: /Tax Return/, before: '2000.00', after: '2075.00' },
      ...{ given: { method: 'grossed_up' }, actions: ['decision_made', 'decision_undone'] },
      recorded: { decided: 'grossed_up' },
      on: async (model: IncomeModelDetail) => ({
        ...{ decision: `decisions/method/${lineOf(model, /Social Security/).key}`, version: model.version },
      }),
    },
    {
      // 2,000.00 + (60,000 + 60,000) / 24
      ...{ what: 'that a business is liquid', name: /Tax Return/, before: '2000.00', after: '7000.00' },
      ...{ given: {}, actions: ['decision_made', 'decision_undone'], recorded: { decided: 'confirmed' } },
      on: async (model: IncomeModelDetail) => ({
        ...{ decision: `decisions/liquidity/${lineOf(model, /Lakeside/).subject}`, version: model.version },
      }),
    },
  ])('$what: from $before to $after, in audit and exports, and back', async (decided) => {
    const reason = `Seen by the underwriter: ${decided.what}`
    const figures = await everyFigure()
    const model = await modelOf(service, path, decided.name)
    const { decision, version } = await decided.on(model)
    const address = `${path}/models/${model.id}/${decision}`
    const seeing = seenAs(version)

    const made = await seeing.call<OverriddenEntry>('PUT', address, { ...decided.given, reason })
    expect(made.effect).toEqual({ monthly_before: decided.before, monthly: decided.after, unmoved_because: null })
    await expect(seeing.call('PUT', address, { ...decided.given, reason: 'Late' })).rejects.toThrow('412')
    await expect(seeing.call('DELETE', address)).rejects.toThrow('412')
    expect((await modelOf(service, path, decided.name)).monthly).toBe(decided.after)
    expect(await exported(model.id, reason)).toEqual({
      csv: [decided.after, true],
      xlsx: [Number(decided.after), true],
    })

    await service.call('DELETE', address)
    expect(await everyFigure()).toEqual(figures)
    expect(await exported(model.id, reason)).toEqual({
      csv: [decided.before, false],
      xlsx: [Number(decided.before), false],
    })
    const [making, undoing] = await Promise.all(
      decided.actions.map(async (action) =>
        (await allOf<AuditEvent>(service, `${path}/audit?action=${action}&page_size=100`)).at(-1),
      ),
    )
    const [was, is] = [{ monthly: decided.before }, { ...decided.recorded, monthly: decided.after }]
    expect(making).toMatchObject({ model_id: model.id, reason, before: was, after: is })
    expect(undoing).toMatchObject({ model_id: model.id, before: is, after: was })
  })

  /** A client that names the version it decides on. */
  function seenAs(version: number): Client {
    const headers = { 'if-match': `"${version}"` }
    return createClient(service.url, service.key, (url, request) =>
      fetch(url, { ...request, headers: { ...request.headers, ...headers } }),
    )
  }

  /** The monthly income in both exports of a model, and whether they contain a reason. */
  async function exported(modelId: string, reason: string) {
    const fetched = async (format: string) => {
      const address = `${service.url}/api/v1${path}/models/${modelId}/export?format=${format}`
      return Buffer.from(await (await fetch(address, { headers: { 'x-api-key': service.key } })).arrayBuffer())
    }
    const summed = (rows: readonly (readonly unknown[])[]) => [
      rows.find((row) => row[1] === 'monthly')?.[2],
      rows.some((row) => row.some((cell) => String(cell).includes(reason))),
    ]
    const sheets = await readExcelFile(await fetched('xlsx'))
    return { csv: summed(parse(await fetched('csv'))), xlsx: summed(sheets.flatMap(({ data }) => data)) }
  }
})
