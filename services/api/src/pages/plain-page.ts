/** A page with a heading and a few sentences, for answers outside the console. */
export function plainPage(heading: string, sentences: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(heading)}</title>
    <link rel="stylesheet" href="/docs/errors.css" />
  </head>
  <body>
    <h1>${escaped(heading)}</h1>
    ${sentences.map((sentence) => `<p>${linked(inline(sentence))}</p>`).join('\n    ')}
  </body>
</html>
`
}

/** Links the paths of this service among the names. */
function linked(html: string): string {
  return html.replaceAll(/<code>(\/[\w/-]+)<\/code>/g, '<a href="$1">$1</a>')
}

/** HTML of text with names in backticks. */
export function inline(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
