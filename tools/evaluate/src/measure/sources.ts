import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const DOCUMENTS = dirname(fileURLToPath(import.meta.resolve('@income/documents')))

/** A file of packages/documents that ships: no test, and nothing that stands beside tests for them. */
export interface Source {
  /** Below packages/documents/src. */
  path: string
  lines: number
  tree: ts.SourceFile
}

export async function sourcesOfEngine(): Promise<Source[]> {
  const paths = (await readdir(DOCUMENTS, { recursive: true })).filter((path) => isShipped(path)).sort()
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(DOCUMENTS, path), 'utf8')
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      return { path, lines: text.split('\n').length - 1, tree }
    }),
  )
}

function isShipped(path: string): boolean {
  return path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing[\w-]*\.ts$|\.testing\.ts$/.test(path)
}
