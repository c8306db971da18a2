/** All missing and invalid settings of an environment. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  ${p}`).join('\n')}\nRun with --help for every setting.`,
    )
    this.name = 'ConfigError'
  }
}
