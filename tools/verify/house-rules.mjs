/** Lint rules of this repository, for what no existing rule finds. */
export default {
  meta: { name: 'house' },
  rules: {
    'no-cast-through-unknown': rule('A cast through unknown hides a wrong type.', (report) => ({
      TSAsExpression({ expression }) {
        if (expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword')
          report(expression.typeAnnotation)
      },
    })),
    'no-long-regex': rule(
      'A regular expression above 200 characters cannot be read: make it a list of words or patterns.',
      (report) => ({
        Literal(node) {
          if (node.regex?.pattern.length > 200) report(node)
        },
      }),
    ),
    'no-clock': rule('Pure packages know no clock.', (report) => ({
      NewExpression(node) {
        if (isDate(node) && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (isDate(node)) report(node)
      },
    })),
  },
}

/** A rule with one message; `visitor` gets the function that reports a node. */
function rule(message, visitor) {
  return { create: (context) => visitor((node) => context.report({ node, message })) }
}

function isDate({ callee }) {
  return callee.type === 'Identifier' && callee.name === 'Date'
}
