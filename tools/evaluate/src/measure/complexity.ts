import ts from 'typescript'

const BRANCHES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.DoStatement,
  ts.SyntaxKind.CaseClause,
  ts.SyntaxKind.CatchClause,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionDotToken,
])

/**
 * The cyclomatic complexity of every function of a file, computed like ESLint's rule `complexity`: nested functions are
 * separate.
 */
export function complexities(tree: ts.SourceFile): number[] {
  const found: number[] = []
  const visit = (node: ts.Node, count: () => void): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      let paths = 1
      ts.forEachChild(node, (child) => visit(child, () => (paths += 1)))
      found.push(paths)
      return
    }
    if (BRANCHES.has(node.kind) || hasDefault(node)) count()
    ts.forEachChild(node, (child) => visit(child, count))
  }
  visit(tree, () => undefined)
  return found
}

function hasDefault(node: ts.Node): boolean {
  return (ts.isParameter(node) || ts.isBindingElement(node)) && node.initializer !== undefined
}

/** The regular expressions of a file that are longer than this. */
export function regexesLongerThan(length: number, tree: ts.SourceFile): number {
  let found = 0
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > length) found += 1
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
