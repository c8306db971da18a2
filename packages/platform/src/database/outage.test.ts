import { Prisma } from './generated/client.ts'
import { databaseRefusal, isDatabaseOutage } from './outage.ts'

/** As @prisma/adapter-pg throws it: its cause is not an Error. */
function adapterError(cause: object): Error {
  return Object.assign(new Error('terminating connection due to administrator command', { cause }), {
    name: 'DriverAdapterError',
  })
}

function failedQuery(cause: object): Error {
  const meta = { driverAdapterError: adapterError(cause) }
  return new Prisma.PrismaClientKnownRequestError('Database error', { code: 'P2039', clientVersion: '7', meta })
}

const CUT_OFF = { kind: 'postgres', originalCode: '57P01' }
const DEADLOCK = { kind: 'TransactionWriteConflict', originalCode: '40P01' }

test.each<[string, Error]>([
  ['a query cut off by the server', failedQuery(CUT_OFF)],
  ['a COMMIT cut off by the server', adapterError(CUT_OFF)],
  ['a connection reset', adapterError({ kind: 'ConnectionClosed' })],
  ['a client closed meanwhile', new Error('Client was closed and is not queryable')],
  ['an outage behind another error', new Error('The file could not be claimed', { cause: adapterError(CUT_OFF) })],
])('%s means that Postgres is away', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(true)
})

test.each<[string, unknown]>([
  ['a deadlock', adapterError(DEADLOCK)],
  ['a query that is wrong', failedQuery({ kind: 'ColumnNotFound', originalCode: '42703' })],
  ['an error of the code', new TypeError('undefined is not a function')],
  ['no error', 'terminated'],
])('%s does not', (_, error) => {
  expect(isDatabaseOutage(error)).toBe(false)
})

test.each<[string, Error]>([
  ['a query', new Prisma.PrismaClientKnownRequestError('Authentication failed', { code: 'P1000', clientVersion: '7' })],
  ['a query of the adapter', failedQuery({ kind: 'AuthenticationFailed', originalCode: '28P01' })],
  ['a connection', Object.assign(new Error('password authentication failed for user "income"'), { code: '28P01' })],
])('a wrong password is recognised in the error of %s', (_, error) => {
  expect([databaseRefusal(error), isDatabaseOutage(error)]).toEqual(['the user or password is wrong', false])
})

test('an outage is no refusal', () => {
  expect(databaseRefusal(failedQuery(CUT_OFF))).toBeNull()
})
