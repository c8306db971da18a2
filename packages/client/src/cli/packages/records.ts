import type { FileRecord, IncomeDocument, IncomeModelDetail, LoanPackage, PackageIncome } from '../../contract/types.ts'
import type { PackageContents } from './contents.ts'
import type { Mark } from './marks.ts'

/** The JSON lines that `read` and `show` print; `schema/lines.schema.json` describes them. */
export interface FileLine {
  type: 'file'
  /** As given on the command line or found in a folder; null if this command did not read it. */
  path: string | null
  file: FileRecord
  documents: IncomeDocument[]
  marks: Mark[]
}

export interface PackageLine {
  type: 'package'
  package: LoanPackage
  models: IncomeModelDetail[]
  income: PackageIncome
  /** Between documents; the marks of a document are in its file's line. */
  marks: Mark[]
}

/** A file that could not be read here, or that the service refused. */
export interface RefusedLine {
  type: 'refused'
  path: string
  error: { code: string; message: string; request_id: string | null }
}

export interface SummaryLine {
  type: 'summary'
  files: number
  read: number
  failed: number
  /** Files with a mark, and packages with one between their documents. */
  marked: number
}

/** @param paths of the files that this command read, by id */
export function linesOf(contents: PackageContents, paths: ReadonlyMap<string, string>): (FileLine | PackageLine)[] {
  const { loanPackage, files, models, income, marks } = contents
  return [
    ...files.map(({ file, ...read }): FileLine => ({ type: 'file', path: paths.get(file.id) ?? null, file, ...read })),
    { type: 'package', package: loanPackage, models, income, marks },
  ]
}
