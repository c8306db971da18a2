import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const DOCUMENTS = dirname(fileURLToPath(import.meta.resolve('@income/documents')))

/** A shipped file of packages/documents, without tests and their helpers. */
export interface Source {
  /** Below packages/documents/src. */
  path: string
  lines: number
  tree: ts.SourceFile
}

export async function sourcesOfEngine(): Promise<Source[]> {
  const paths = (await filesOfEngine()).filter((path) => isShipped(path)).sort()
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

/** Every file below packages/documents/src, including tests. */
export async function filesOfEngine(): Promise<string[]> {
  const entries = await readdir(DOCUMENTS, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(DOCUMENTS, join(parentPath, name)))
}
