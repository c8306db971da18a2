import { Prisma } from './generated/client.ts'

// Prisma: unreachable, timed out, too many connections, closed, pool or transaction timeout.
const PRISMA_OUTAGES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])
// Postgres: connection exceptions (08), operator intervention (57P01 to 57P05), too many connections.
const POSTGRES_OUTAGES = /^(08...|57P0[1-5]|53300)$/
const SOCKET_OUTAGES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

// Postgres' codes, and Prisma's for the same: a wrong password, no such user or no entry in pg_hba.conf, no such database,
// no permission.
const REFUSALS = new Map([
  ['28P01', 'the user or password is wrong'],
  ['P1000', 'the user or password is wrong'],
  ['28000', 'the user is unknown or may not connect from here'],
  ['3D000', 'there is no such database'],
  ['P1003', 'there is no such database'],
  ['42501', 'the user has no permission for this'],
  ['P1010', 'the user has no permission for this'],
])

// The driver adapter's names for a server that cannot be reached or closed the connection.
const ADAPTER_OUTAGES = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'])
const OUTAGE_MESSAGE =
  /connection terminated|is not queryable|server has closed the connection|timeout exceeded when trying to connect|query read timeout/i

/** Whether an error means that Postgres is away, rather than that the query was wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    if (cause instanceof Prisma.PrismaClientInitializationError) return true
    const { code, cause: said, name } = cause as { code?: unknown; cause?: unknown; name: string }
    if (typeof code === 'string' && isOutageCode(code)) return true
    if (OUTAGE_MESSAGE.test(cause.message)) return true
    // The COMMIT or ROLLBACK of a transaction fails with the adapter's error, everything else with Prisma's own.
    if (name === 'DriverAdapterError' && isOutageOfAdapter(said)) return true
    if (cause instanceof Prisma.PrismaClientKnownRequestError && isOutageOfAdapter(wrappedIn(cause))) return true
  }
  return false
}

/** The server's error; Prisma's own code (P2010, P2039) only means that the query failed. */
function wrappedIn({ meta }: Prisma.PrismaClientKnownRequestError): unknown {
  return (meta?.['driverAdapterError'] as { cause?: unknown } | undefined)?.cause
}

function isOutageOfAdapter(said: unknown): boolean {
  const { kind, originalCode } = (said ?? {}) as { kind?: string; originalCode?: string }
  return ADAPTER_OUTAGES.has(kind ?? '') || isOutageCode(originalCode ?? '')
}

function isOutageCode(code: string): boolean {
  return PRISMA_OUTAGES.has(code) || POSTGRES_OUTAGES.test(code) || SOCKET_OUTAGES.has(code)
}

/** Why Postgres refuses this client, in words for an operator; null if the error means something else. */
export function databaseRefusal(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++) {
    const { code } = cause as { code?: unknown }
    const known = REFUSALS.get(String(code)) ?? REFUSALS.get(String(originalCodeOf(cause)))
    if (known !== undefined) return known
  }
  return null
}

function originalCodeOf(error: Error): string | undefined {
  const said = error instanceof Prisma.PrismaClientKnownRequestError ? wrappedIn(error) : error.cause
  return ((said ?? {}) as { originalCode?: string }).originalCode
}

/** Whether an error means that a row with this unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

/** Whether an error means that a referenced row is gone. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003'
}
