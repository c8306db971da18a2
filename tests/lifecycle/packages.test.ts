import { commitModels, newId, newPublicId, type Calculation, type Database } from '@income/platform'
import {
  calculate,
  DEFAULT_SETTINGS,
  ELIGIBILITY_MODELS,
  packageStatus,
  totals,
  writtenSettings,
  type CalculatedModel,
} from '@income/shared'
import { newFile, newPackage, newTenant, testDatabase } from '../support/stores/rows.ts'

let db: Database
let owner: { tenantId: string; userId: string }

beforeAll(async () => {
  db = await testDatabase()
  owner = await newTenant(db)
})
afterAll(() => db.$disconnect())

test("the status that Postgres generates is the contract's function of the same facts", async () => {
  for (const fileCount of [0, 2])
    for (const openCount of [0, 1])
      for (const failedCount of [0, 1])
        for (const calculatedRevision of [2, 3])
          for (const underReview of [false, true]) {
            if (openCount + failedCount > fileCount) continue
            const { status } = await db.package.create({
              data: {
                id: newId(),
                tenantId: owner.tenantId,
                createdById: owner.userId,
                publicId: newPublicId('PKG'),
                title: 'A loan',
                revision: 3,
                ...{ fileCount, openCount, failedCount, calculatedRevision, underReview },
              },
            })
            const modelsCurrent = calculatedRevision === 3
            expect(status).toBe(packageStatus({ fileCount, openCount, failedCount, modelsCurrent, underReview }))
          }
})

const model = (monthly: string | null): CalculatedModel => ({
  eligibilityModelId: ELIGIBILITY_MODELS.wage.id,
  modelName: ELIGIBILITY_MODELS.wage.name,
  ruleSetVersion: '1',
  status: monthly ? 'Success' : 'Failed',
  failure: monthly ? null : { code: 'no_earnings', message: 'No earnings' },
  amounts: totals([]),
  classifications: [],
  qualifyingIncome: {
    monthly,
    months: null,
    method: 'base_pay',
    explanation: '',
    verified: true,
    alternatives: [],
    chosen: null,
    lines: [],
    subjects: [],
    settings: writtenSettings(DEFAULT_SETTINGS),
    alerts: [],
    bank_activity: null,
  },
  checks: [],
})

async function ended(): Promise<Calculation> {
  const packageId = await newPackage(db, owner)
  await newFile(db, owner.tenantId, packageId)
  const { revision } = await db.package.update({
    where: { id: packageId },
    data: { openCount: 0 },
    select: { revision: true },
  })
  return {
    tenantId: owner.tenantId,
    packageId,
    revision,
    settings: DEFAULT_SETTINGS,
    startedAt: new Date().toISOString(),
    models: [model('1000.00')],
    checks: [],
  }
}

async function dueAgain(calculation: Calculation): Promise<Calculation> {
  const data = { revision: { increment: 1 } }
  const { revision } = await db.package.update({
    where: { id: calculation.packageId },
    data,
    select: { revision: true },
  })
  return { ...calculation, revision }
}

test('models and final status commit together, and models keep their ids', async () => {
  const calculation = await ended()
  expect(await commitModels(db, calculation)).toBe(true)
  const where = { id: calculation.packageId }
  const first = await db.package.findUniqueOrThrow({ where, include: { models: true } })
  expect(first).toMatchObject({ status: 'Processed', models: [{ status: 'Success', failure: null }] })
  expect(await commitModels(db, { ...(await dueAgain(calculation)), models: [model(null)] })).toBe(true)
  const second = await db.package.findUniqueOrThrow({ where, include: { models: true } })
  expect(second.models).toMatchObject([{ id: first.models[0]!.id, status: 'Failed', failure: { code: 'no_earnings' } }])
})

test('a calculation whose models are there already is forgotten', async () => {
  const calculation = await ended()
  await commitModels(db, calculation)
  expect(await commitModels(db, { ...calculation, models: [model(null)] })).toBe(false)
  const where = { packageId: calculation.packageId }
  expect(await db.incomeModel.findMany({ where })).toMatchObject([{ status: 'Success' }])
})

test('a calculation of files that have changed since is forgotten', async () => {
  const calculation = await ended()
  await db.package.update({ where: { id: calculation.packageId }, data: { revision: { increment: 1 } } })
  expect(await commitModels(db, calculation)).toBe(false)
  const after = await db.package.findUniqueOrThrow({ where: { id: calculation.packageId }, include: { models: true } })
  expect(after).toMatchObject({ status: 'Processing', models: [] })
})

test('a model whose documents are gone goes with them', async () => {
  const calculation = await ended()
  await commitModels(db, calculation)
  await commitModels(db, {
    ...(await dueAgain(calculation)),
    models: calculate({ documents: [], entries: [], overrides: [], settings: DEFAULT_SETTINGS }),
  })
  expect(await db.incomeModel.count({ where: { packageId: calculation.packageId } })).toBe(0)
})
