/** Work by name: whoever asks for work that is under way shares its outcome, and nothing is done twice. */
export class SharedWork {
  readonly #underWay = new Map<string, Promise<unknown>>()

  /** @param name says what is done, and with it what comes of it. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const begun = this.#underWay.get(name)
    if (begun) return begun as Promise<T>
    const outcome = work().finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, outcome)
    return outcome
  }
}
