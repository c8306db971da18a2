/**
 * One name for each group of people that no document connects, in order. People named together on a document are one
 * group.
 * @param together the people of each document, with normalised names
 */
export function peopleApart(together: Iterable<readonly string[]>): string[] {
  const groups = new Groups()
  for (const names of together) groups.connect(names)
  return groups.leaders()
}

/** Disjoint sets. */
class Groups {
  readonly #leader = new Map<string, string>()

  connect(names: readonly string[]): void {
    const [first, ...others] = names.map((name) => this.#find(name))
    for (const other of others) this.#leader.set(other, first!)
  }

  leaders(): string[] {
    return [...new Set([...this.#leader.keys()].map((name) => this.#find(name)))].sort()
  }

  #find(name: string): string {
    let leader = this.#leader.get(name) ?? name
    while (leader !== (this.#leader.get(leader) ?? leader)) leader = this.#leader.get(leader)!
    this.#leader.set(name, leader)
    return leader
  }
}
