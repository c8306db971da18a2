import type { AuditEvent, IncomeDocument, PageOf } from '@income/shared'
import type { AnyBody } from '../testing/answer.ts'
import { startApi, type TestApi } from '../testing/api.ts'
import { bankStatement, misreadStatement, payStub, processedPackage } from '../testing/processed.ts'

/** Corrections of misread values: kept beside the original, with checks and models recomputed immediately. */

const TYPED_OVER = { code: 'text_typed_over', severity: 'high', summary: 'Text was covered.', evidence: [] } as const

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function underReview(...read: Parameters<typeof processedPackage>): Promise<string> {
  const path = `/packages/${await processedPackage(...read)}`
  await api.send('post', `${path}/review`)
  return path
}

async function first(path: string, what: 'models' | 'documents'): Promise<AnyBody> {
  const { body } = await api.send('get', `${path}/${what}`)
  return what === 'models' ? (await api.send('get', `${path}/models/${body.results[0]!.id}`)).body : body.results[0]!
}

async function entryOf(path: string, amount: string): Promise<AnyBody> {
  const { body } = await api.send('get', `${path}/entries`)
  return body.results.find((entry) => entry.amount === amount)!
}

async function statusOf(path: string, name: string): Promise<string | undefined> {
  const { text } = await api.send('get', `${path}/documents`)
  const { results } = JSON.parse(text) as PageOf<IncomeDocument>
  return results[0]?.checks.find((check) => check.name === name)?.status
}

test('after an entry is corrected, the statement balances and the model is verified', async () => {
  const path = await underReview(api, [misreadStatement()])
  const before = await first(path, 'models')
  expect([before.net_eligible_credits, before.qualifying_income?.verified]).toEqual(['3210.00', false])

  const misread = await entryOf(path, '210.00')
  const { status, body, headers } = await api.send('patch', `${path}/entries/${misread.id}`, {
    body: { amount: '02100.00', reason: 'A digit was lost' },
    headers: { 'If-Match': '"1"' },
  })
  expect([status, headers['etag']]).toEqual([200, '"2"'])
  expect(body).toMatchObject({ amount: '2100.00', confidence: 1, version: 2 })
  expect(body.original).toEqual({ amount: '210.00', confidence: 0.9 })

  expect(await statusOf(path, 'balance_reconciliation')).toBe('passed')
  const after = await first(path, 'models')
  expect(after.id).toBe(before.id)
  expect([after.net_eligible_credits, after.qualifying_income?.verified]).toEqual(['5100.00', true])
  const { body: audit } = await api.send('get', `${path}/audit?action=entry_corrected`)
  const { eligibility_model_id: model } = before
  expect(audit.results).toMatchObject([
    {
      ...{ entry_id: misread.id, reason: 'A digit was lost' },
      before: { amount: '210.00', [model]: before.qualifying_income!.monthly },
      after: { amount: '2100.00', [model]: after.qualifying_income!.monthly },
    },
  ])
})

test('after a missing field is supplied, a failed model succeeds', async () => {
  const path = await underReview(api, [payStub()])
  expect(await first(path, 'models')).toMatchObject({ status: 'Failed', failure: { code: 'pay_frequency_unknown' } })
  const { id } = await first(path, 'documents')
  const { status, body } = await api.send('patch', `${path}/documents/${id}/fields/pay_frequency`, {
    body: { value: 'monthly', reason: 'The employer says so' },
  })
  expect([status, body.version]).toEqual([200, 2])
  expect(body.fields['pay_frequency']).toMatchObject({ value: 'monthly', page: null, original: { value: null } })
  expect(await first(path, 'models')).toMatchObject({ status: 'Success', qualifying_income: { monthly: '2000.00' } })
})

test('an amount of a field is stored and recorded in one form, whatever zeros were typed', async () => {
  const path = await underReview(api, [payStub()])
  const { id } = await first(path, 'documents')
  const { body } = await api.send('patch', `${path}/documents/${id}/fields/net_pay`, {
    body: { value: '01.50', reason: 'Misread' },
  })
  expect(body.fields['net_pay']).toMatchObject({ value: '1.50' })
  const { body: audit } = await api.send('get', `${path}/audit?action=field_corrected`)
  expect(audit.results).toMatchObject([{ field: 'net_pay', after: { value: '1.50' } }])
})

test('an undone correction leaves the entry and the field as they were read', async () => {
  const path = await underReview(api, [misreadStatement()])
  const misread = await entryOf(path, '210.00')
  const { id, fields } = await first(path, 'documents')
  const undo = (at: string, version: number) =>
    api.send('delete', `${path}/${at}/correction`, { headers: { 'If-Match': `"${version}"` } })
  const [ofEntry, ofField] = [`entries/${misread.id}`, `documents/${id}/fields/account_type`]
  expect((await undo(ofEntry, 1)).body.error.code).toBe('not_found')
  expect((await undo(ofField, 1)).body.error.code).toBe('not_found')

  await api.send('patch', `${path}/${ofEntry}`, { body: { amount: '2100.00', reason: 'A digit was lost' } })
  expect((await undo(ofEntry, 1)).status).toBe(412)
  const undone = await undo(ofEntry, 2)
  expect([undone.status, undone.headers['etag']]).toEqual([204, '"3"'])
  expect(await entryOf(path, '210.00')).toEqual({ ...misread, version: 3 })
  expect(await statusOf(path, 'balance_reconciliation')).toBe('failed')

  await api.send('patch', `${path}/${ofField}`, { body: { value: 'savings', reason: 'As printed' } })
  const { version } = await first(path, 'documents')
  expect((await undo(ofField, version)).status).toBe(204)
  expect((await first(path, 'documents')).fields).toEqual(fields)
  const { body: audit } = await api.send('get', `${path}/audit?action=correction_undone`)
  expect(audit.results).toMatchObject([
    { entry_id: misread.id, before: { amount: '2100.00' }, after: { amount: '210.00' } },
    { field: 'account_type', before: { value: 'savings' }, after: { value: fields['account_type']!.value } },
  ])
})

test('when a file is erased, the audit trail keeps who changed what and the income, but no value and no reason', async () => {
  const path = await underReview(api, [{ ...misreadStatement(), signals: [TYPED_OVER] }])
  const { id, eligibility_model_id: model } = await first(path, 'models')
  const [wages, refund] = [await entryOf(path, '210.00'), await entryOf(path, '45.10')]
  const { id: documentId } = await first(path, 'documents')
  const holder = `${path}/documents/${documentId}/fields/account_holder`
  await api.send('patch', `${path}/entries/${wages.id}`, { body: { amount: '2100.00', reason: 'For Jane' } })
  await api.send('patch', holder, { body: { value: 'Janet Rivera', reason: 'Jane is Janet' } })
  const override = { eligible: true, reason: 'Janet says so' }
  await api.send('put', `${path}/models/${id}/overrides/${refund.id}`, { body: override })
  const { body: signals } = await api.send('get', `${path}/signals`)
  const dismissal = `${path}/signals/${signals.results[0]!.id}/dismissal`
  await api.send('put', dismissal, { body: { reason: 'Jane explained it' } })
  await api.send('post', `${path}/review/complete`, { body: { reason: 'Done' } })
  const { body: files } = await api.send('get', `${path}/files`)
  await api.send('delete', `${path}/files/${files.results[0]!.id}`)

  const { text } = await api.send('get', `${path}/audit`)
  expect(text).not.toMatch(/Jan|2100|"210\.00"/)
  const { results } = JSON.parse(text) as PageOf<AuditEvent>
  expect(results).toMatchObject([
    { action: 'file_registered', after: { status: 'queued' } },
    { action: 'review_begun' },
    {
      ...{ action: 'entry_corrected', entry_id: wages.id, actor: { id: api.owner.userId }, reason: null },
      ...{ before: { amount: null, [model]: '3210.00' }, after: { amount: null, [model]: '5100.00' } },
    },
    {
      action: 'field_corrected',
      field: 'account_holder',
      reason: null,
      before: { value: null },
      after: { value: null },
    },
    {
      ...{ action: 'entry_overridden', reason: null },
      ...{ before: { eligible: null, monthly: '5100.00' }, after: { eligible: true, monthly: '5145.10' } },
    },
    { action: 'signal_dismissed', reason: null, after: { dismissed: true } },
    { action: 'review_completed', reason: 'Done' },
    { action: 'file_erased', before: { status: 'processed' } },
  ])
})

test('pay has its side in its direction; a tax that was given back is negative', async () => {
  const path = await underReview(api, [payStub()])
  const [salary, tax] = [await entryOf(path, '2000.00'), await entryOf(path, '500.00')]
  const correct = (entry: AnyBody, values: object) =>
    api.send('patch', `${path}/entries/${entry.id}`, { body: { ...values, reason: 'As printed' } })
  expect((await correct(salary, { amount: '-2000.00' })).body.error).toMatchObject({ code: 'invalid_request' })
  expect((await correct(tax, { amount: '-500.00' })).body).toMatchObject({ amount: '-500.00', direction: 'debit' })
  expect((await correct(tax, { category: 'earning' })).body.error).toMatchObject({ code: 'invalid_request' })

  await correct(tax, { amount: '500.00' })
  expect((await correct(tax, { category: 'earning' })).body).toMatchObject({ amount: '500.00', direction: 'credit' })
  const { body: audit } = await api.send('get', `${path}/audit?action=entry_corrected`)
  expect(JSON.stringify(audit.results)).toContain('"direction":"credit"')
  await correct(tax, { category: 'tax' })

  await correct(salary, { direction: 'debit' })
  expect(await first(path, 'models')).toMatchObject({ net_eligible_debits: '2000.00', eligible_credit: '0.00' })
  expect(await statusOf(path, 'earnings_sum')).toBe('failed')
})

test('a decision lasts as long as its entry, even if its model disappears and returns', async () => {
  const path = await underReview(api, [bankStatement()])
  const model = await first(path, 'models')
  const refund = await entryOf(path, '45.10')
  const body = { eligible: true, reason: 'A gift' }
  await api.send('put', `${path}/models/${model.id}/overrides/${refund.id}`, { body })
  const { id } = await first(path, 'documents')
  const type = (value: string) =>
    api.send('patch', `${path}/documents/${id}/fields/account_type`, { body: { value, reason: 'As printed' } })
  await type('business checking')
  expect((await first(path, 'models')).model_name).toBe('Bank Statement Income (Business)')
  await type('checking')
  expect(await first(path, 'models')).toMatchObject({
    model_name: 'Bank Statement Income (Personal)',
    overridden_eligible_credits: '45.10',
  })
})

test('invalid values are refused, and nothing is corrected outside a review', async () => {
  const path = await underReview(api, [bankStatement()])
  const { id } = await first(path, 'documents')
  const { id: entryId } = await entryOf(path, '45.10')
  const refused = async (at: string, body: object, expected: [number, string]) => {
    const { status, body: refusal } = await api.send('patch', `${path}/${at}`, { body })
    expect([status, refusal.error.code]).toEqual(expected)
  }
  const reason = 'Why'
  await refused(`entries/${entryId}`, { reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { amount: '12.3', reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { date: '2026-02-30', reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { date: '1800-01-01', reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { date: '9999-12-31', reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { amount: '-5.00', reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { amount: '1000000000.00', reason }, [400, 'invalid_request'])
  await refused(`entries/${entryId}`, { amount: '12.30' }, [400, 'invalid_request'])
  await refused(`documents/${id}/fields/closing_balance`, { value: 'lots', reason }, [400, 'invalid_request'])
  await refused(`documents/${id}/fields/closing_balance`, { value: '1000000000.00', reason }, [400, 'invalid_request'])
  await refused(`documents/${id}/fields/total_credits`, { value: '-5.00', reason }, [400, 'invalid_request'])
  await refused(`documents/${id}/fields/period_end`, { value: '9999-12-31', reason }, [400, 'invalid_request'])
  await refused(`documents/${id}/fields/account_number_last4`, { value: '00012345', reason }, [400, 'invalid_request'])
  await refused(`documents/${id}/fields/net_pay`, { value: '1.00', reason }, [404, 'not_found'])
  await refused(`documents/${id}/fields/constructor`, { value: '1.00', reason }, [404, 'not_found'])
  await api.send('post', `${path}/review/complete`)
  await refused(`entries/${entryId}`, { amount: '12.30', reason }, [409, 'conflict'])
  await refused(`documents/${id}/fields/closing_balance`, { value: '1.00', reason }, [409, 'conflict'])
  expect((await api.send('get', `${path}/audit?action=field_corrected`)).body.count).toBe(0)
})
