import { dirname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import type { Executed } from './executed.ts'
import type { Source } from './sources.ts'

/**
 * How often functions of one file are used by those of another, counting each pair once, and the number of files
 * involved.
 */
export interface CallsBetweenFiles {
  calls: number
  files: number
}

/** A declaration of a file, and what it uses from other files. */
interface Declaration {
  names: readonly string[]
  uses: readonly string[]
}

export function callsBetweenFiles(sources: readonly Source[], root: string, executed: Executed): CallsBetweenFiles {
  const declarations = new Map(
    sources.map(({ path, tree }) => {
      const ends = executed.get(pathToFileURL(join(root, path)).href) ?? new Set<number>()
      return [path, declarationsThatRan(path, tree, ends)]
    }),
  )
  const ran = new Set(
    [...declarations].flatMap(([path, own]) => own.flatMap(({ names }) => names.map((n) => key(path, n)))),
  )
  const calls = [...declarations].flatMap(([path, own]) =>
    own.flatMap(({ uses }) => uses.filter((used) => ran.has(used)).map((used) => ({ from: path, to: fileOf(used) }))),
  )
  return { calls: calls.length, files: new Set(calls.flatMap(({ from, to }) => [from, to])).size }
}

function declarationsThatRan(path: string, tree: ts.SourceFile, ends: ReadonlySet<number>): Declaration[] {
  const imported = importsOf(path, tree)
  return tree.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && hasRun(statement, ends))
    .map((statement) => ({ names: namesOf(statement), uses: usesOf(statement, imported) }))
}

/** A file's names for its imports, and where each is declared. */
function importsOf(path: string, tree: ts.SourceFile): ReadonlyMap<string, string> {
  const imports = tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return []
    const file = normalize(join(dirname(path), moduleSpecifier.text))
    return bindings.elements.map(
      ({ name, propertyName }) => [name.text, key(file, (propertyName ?? name).text)] as const,
    )
  })
  return new Map(imports)
}

function hasRun(node: ts.Node, ends: ReadonlySet<number>): boolean {
  if (ts.isFunctionLike(node) && ends.has(node.end)) return true
  return ts.forEachChild(node, (child) => hasRun(child, ends) || undefined) ?? false
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
}

function usesOf(statement: ts.Statement, imported: ReadonlyMap<string, string>): string[] {
  const uses = new Set<string>()
  const visit = (node: ts.Node): void => {
    // A class used as a parameter type is not called there.
    if (ts.isTypeNode(node)) return
    const used = ts.isIdentifier(node) && !isOwnName(node) ? imported.get(node.text) : undefined
    if (used) uses.add(used)
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return [...uses]
}

/** `line.height` and `({ height }) => …` name a property: they do not use an imported function of that name. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) &&
    parent.name === node
  )
}

const key = (path: string, name: string) => `${path}#${name}`
const fileOf = (used: string) => used.slice(0, used.indexOf('#'))
