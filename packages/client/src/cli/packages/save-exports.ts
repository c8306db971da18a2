import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { IncomeClient } from '../../client.ts'
import type { IncomeModel, LoanPackage } from '../../contract/types.ts'
import { isSystemError } from '../system-error.ts'
import { UsageError } from '../usage-error.ts'

export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface Saving {
  formats: readonly ExportFormat[]
  folder: string
}

/** Creates the folder to save to. @throws UsageError if its path leads to a file. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    if (!isSystemError(error) || !['EEXIST', 'ENOTDIR'].includes(error.code)) throw error
    throw new UsageError(`${folder} is not a folder. Name one with --out.`)
  }
}

/** Saves every model of the packages in every format, and reports where. */
export async function saveExports(
  client: IncomeClient,
  packages: readonly { loanPackage: LoanPackage; models: readonly IncomeModel[] }[],
  { formats, folder }: Saving,
): Promise<string[]> {
  await prepareFolder(folder)
  const saved: string[] = []
  for (const { loanPackage, models } of packages) {
    for (const { id } of models) {
      for (const format of formats) {
        const file = await client.exportModel({ package_id: loanPackage.id, model_id: id, format })
        const path = join(folder, `${loanPackage.public_id}-${basename(file.name)}`)
        await writeFile(path, file.stream())
        saved.push(path)
      }
    }
  }
  return saved
}
