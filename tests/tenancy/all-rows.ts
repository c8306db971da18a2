import type { Database } from '@income/platform'

/** A fingerprint of every table's rows; new tables are included automatically. The use of a key does not count. */
export async function allRows(db: Database): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  const prints = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ':' || coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS print
       FROM (SELECT (to_jsonb(t) - 'last_used_at')::text AS line FROM "${name}" t) AS lines`,
  )
  const rows = await db.$queryRawUnsafe<{ name: string; print: string }[]>(prints.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}
