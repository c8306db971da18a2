/** `npm run contract`: writes the API's contract into packages/client; with --check, reports whether it is current. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openApiDocument, ROUTES } from '@income/api'
import { Command } from 'commander'
import { format, type FormatConfig } from 'oxfmt'
import { fieldNames } from './field-names.ts'
import { operationTable, type ApiDocument } from './operation-table.ts'
import { wireTypes } from './wire-types.ts'

const CONTRACT = new URL('../../../packages/client/src/contract/', import.meta.url)

const { check } = new Command('contract')
  .description("Write the client's part of the API's contract: types and operations, from the OpenAPI document.")
  .option('--check', 'write nothing; fail if a file differs from what would be written')
  .parse()
  .opts<{ check?: true }>()

// As a client receives it.
const document = JSON.parse(JSON.stringify(openApiDocument(ROUTES))) as ApiDocument
const files = new Map([
  ['wire.ts', await wireTypes(document)],
  ['operations.ts', operationTable(document)],
  ['field-names.ts', fieldNames(document)],
])

const style = JSON.parse(await readFile(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig
const stale: string[] = []
for (const [name, source] of files) {
  const path = fileURLToPath(new URL(name, CONTRACT))
  const { code: wanted } = await format(path, source, style)
  if (wanted === (await readFile(path, 'utf8').catch(() => ''))) continue
  stale.push(name)
  if (!check) await writeFile(path, wanted)
}

if (check && stale.length > 0) {
  console.error(`packages/client is behind the API: ${stale.join(', ')} would change. Run "npm run contract".`)
  process.exitCode = 1
}
