/** Work by name: concurrent requests for the same work share its outcome, and nothing is done twice. */
export class SharedWork {
  readonly #underWay = new Map<string, Promise<unknown>>()

  /** @param name identifies the work and its outcome. */
  run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const begun = this.#underWay.get(name)
    if (begun) return begun as Promise<T>
    const outcome = work().finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, outcome)
    return outcome
  }
}
