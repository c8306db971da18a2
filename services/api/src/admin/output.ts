export interface Printing {
  json?: boolean
}

/** Prints results for people, or as JSON for scripts. */
export class Output {
  readonly #json: boolean

  constructor({ json = false }: Printing) {
    this.#json = json
  }

  one(result: object): void {
    if (this.#json) return print(JSON.stringify(result, null, 2))
    const width = Math.max(...Object.keys(result).map((name) => name.length))
    for (const [name, value] of Object.entries(result)) print(`${name.padEnd(width)}  ${readable(value)}`)
  }

  many(results: readonly object[]): void {
    if (this.#json) return print(JSON.stringify(results, null, 2))
    if (results.length === 0) return print('none')
    const names = Object.keys(results[0] ?? {})
    const lines = [names, ...results.map((result) => Object.values(result).map(readable))]
    const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
    for (const line of lines)
      print(
        line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
  }
}

function readable(value: unknown): string {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function print(line: string): void {
  console.log(line)
}
