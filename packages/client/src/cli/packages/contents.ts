import type { IncomeClient } from '../../client.ts'
import type { FileRecord, IncomeDocument, IncomeModelDetail, LoanPackage, PackageIncome } from '../../contract/types.ts'
import { marksBetween, marksOf, marksOfFile, type Mark } from './marks.ts'

/** A file with what was read from it. */
export interface FileContents {
  file: FileRecord
  documents: IncomeDocument[]
  marks: Mark[]
}

/** A package with all its results. */
export interface PackageContents {
  loanPackage: LoanPackage
  files: FileContents[]
  models: IncomeModelDetail[]
  income: PackageIncome
  /** Between its documents. */
  marks: Mark[]
}

export async function packageContents(
  client: IncomeClient,
  package_id: string,
  signal?: AbortSignal,
): Promise<PackageContents> {
  const options = signal && { signal }
  const [loanPackage, files, documents, checks, income, listed] = await Promise.all([
    client.getPackage({ package_id }, options),
    client.listFiles({ package_id }, options).toArray(),
    client.listDocuments({ package_id }, options).toArray(),
    client.listChecks({ package_id }, options).toArray(),
    client.getIncome({ package_id }, options),
    client.listModels({ package_id }, options).toArray(),
  ])
  const models = await Promise.all(listed.map(({ id }) => client.getModel({ package_id, model_id: id }, options)))
  return {
    loanPackage,
    files: files.map((file) => {
      const found = documents.filter(({ file_id }) => file_id === file.id)
      return { file, documents: found, marks: [...marksOfFile(file), ...found.flatMap(marksOf)] }
    }),
    models,
    income,
    marks: marksBetween(checks),
  }
}
