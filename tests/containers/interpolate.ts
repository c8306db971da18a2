/** The innermost `${NAME}`, `${NAME:-default}` or `${NAME:?message}` of a text. */
const VARIABLE = /\$\{(?<name>\w+)(?::(?<rule>[-?])(?<text>[^${}]*))?\}/

/**
 * A compose file with its variables replaced, as far as docker-compose.yml uses them, for tests on machines without Docker.
 * `npm run containers` asks Docker itself.
 * @throws Error where a variable that must be set is not, or is empty.
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
