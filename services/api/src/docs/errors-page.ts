import { API_ERRORS, type ApiErrorCode } from '@income/shared'
import { escaped, inline } from '../pages/plain-page.ts'
import { ERROR_CATALOG, type ExplainedError } from '../openapi/error-catalog.ts'

const CODES = Object.entries(ERROR_CATALOG) as [ApiErrorCode, ExplainedError][]

/** The page behind the `docs` link of an error, with an anchor for every code. */
export const ERRORS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Income Document Processing Service: errors</title>
    <link rel="stylesheet" href="/docs/errors.css" />
  </head>
  <body>
    <h1>Errors</h1>
    <p>Programs should rely on the <code>code</code>; the <code>message</code> says what to do. <a href="/docs">All routes</a></p>
    <table>
      <thead><tr><th>HTTP</th><th>Code</th><th>When</th><th>For example</th></tr></thead>
      <tbody>
        ${CODES.map(row).join('\n        ')}
      </tbody>
    </table>
  </body>
</html>
`

function row([code, { when, example }]: [ApiErrorCode, ExplainedError]): string {
  const cells = [API_ERRORS[code], `<code>${code}</code>`, inline(when), escaped(example)]
  return `<tr id="${code}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}
