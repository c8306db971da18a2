/** The innermost `${NAME}`, `${NAME:-default}` or `${NAME:?message}` of a text. */
const VARIABLE = /\$\{(?<name>\w+)(?::(?<rule>[-?])(?<text>[^${}]*))?\}/

/**
 * A compose file with its variables replaced, limited to the syntax in docker-compose.yml, for tests without Docker.
 * `npm run containers` uses Docker itself.
 * @throws Error if a required variable is missing or empty.
 */
export function interpolated(file: string, environment: Record<string, string>): string {
  const code = file.replaceAll(/^\s*#.*$/gm, '')
  let text = code
  for (let match = VARIABLE.exec(text); match; match = VARIABLE.exec(text)) {
    const { name = '', rule, text: rest = '' } = match.groups ?? {}
    const value = environment[name] ?? ''
    if (value === '' && rule === '?') throw new Error(`${name}: ${rest}`)
    text = text.replace(match[0], () => (value === '' ? rest : value))
  }
  return text
}
