import { newId, newPublicId } from '@income/platform'
import { ELIGIBILITY_MODELS, MODEL_AMOUNTS } from '@income/shared'
import type { TestApi } from './api.ts'

/** What the worker would have written: a document with two entries, and a model that counts one of them. */
export interface ReadRows {
  documentId: string
  creditId: string
  debitId: string
  modelId: string
  modelPublicId: string
}

const check = { name: 'net_pay', status: 'passed', expected: '1.00', actual: '1.00', message: 'It adds up' }
const box = [0.1, 0.2, 0.3, 0.4]

export async function addReadRows(api: TestApi, packageId: string, fileId: string): Promise<ReadRows> {
  const { database } = api.deps
  const { tenantId } = api.owner
  const inFile = { tenantId, packageId, fileId }
  const [documentId, creditId, debitId, modelId] = [newId(), newId(), newId(), newId()]
  await database.document.create({
    data: {
      ...inFile,
      id: documentId,
      documentType: 'pay_stub',
      pageStart: 1,
      pageEnd: 1,
      textSource: 'text_layer',
      confidence: 0.97,
      fields: { net_pay: { value: '1500.25', raw: '1,500.25', page: 1, box, confidence: 0.99 } },
      checks: [check],
    },
  })
  const line = { ...inFile, documentId, page: 1, box, confidence: 0.9, category: 'regular' }
  await database.entry.createMany({
    data: [
      {
        ...line,
        id: creditId,
        description: 'Regular',
        direction: 'credit',
        amountCents: 200_000n,
        ytdCents: 4_000_000n,
      },
      { ...line, id: debitId, description: 'Federal tax', direction: 'debit', amountCents: 49_975n },
    ],
  })
  const modelPublicId = newPublicId('MDL')
  const now = new Date().toISOString()
  await database.incomeModel.create({
    data: {
      id: modelId,
      tenantId,
      packageId,
      eligibilityModelId: ELIGIBILITY_MODELS.wage.id,
      modelName: 'Wage Income',
      publicId: modelPublicId,
      ruleSetVersion: '1',
      status: 'Failed',
      startedAt: now,
      finishedAt: now,
      amounts: Object.fromEntries(MODEL_AMOUNTS.map((name) => [name, '0.00'])),
      failure: { code: 'no_pay_period', message: 'No stub says its pay period' },
      checks: [check],
    },
  })
  await database.classification.create({
    data: { modelId, entryId: creditId, eligible: true, rule: 'base_pay', reason: 'Pay for regular hours' },
  })
  return { documentId, creditId, debitId, modelId, modelPublicId }
}

/** Puts a file into an end state, as the worker would. */
export async function endFile(api: TestApi, fileId: string, errorCode: string | null): Promise<void> {
  const status = errorCode === null ? 'processed' : 'failed'
  const { packageId } = await api.deps.database.file.update({
    where: { id: fileId },
    data: { status, errorCode, ...(errorCode !== null && { errorDetails: 'page 1' }) },
  })
  await api.deps.database.package.update({
    where: { id: packageId },
    data: { openCount: { decrement: 1 }, ...(errorCode !== null && { failedCount: { increment: 1 } }) },
  })
}

/** Computes the models of a package, as the worker would. */
export async function finishPackage(api: TestApi, packageId: string): Promise<void> {
  const { revision } = await api.deps.database.package.findUniqueOrThrow({ where: { id: packageId } })
  await api.deps.database.package.update({ where: { id: packageId }, data: { calculatedRevision: revision } })
}

export async function beginReview(api: TestApi, packageId: string): Promise<void> {
  await api.deps.database.package.update({ where: { id: packageId }, data: { underReview: true } })
}
