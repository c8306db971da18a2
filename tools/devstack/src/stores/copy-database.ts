import pg from 'pg'

/**
 * Copies a database under a new name on the same server, and returns its address. Nobody may be connected to the
 * original.
 */
export async function copyDatabase(originalUrl: string, name: string): Promise<string> {
  const original = new URL(originalUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: databaseBeside(originalUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(original)}`)
  } finally {
    await client.end()
  }
  return databaseBeside(originalUrl, name)
}

function databaseBeside(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}
