import { holderOf, people } from '@income/shared'
import type { Comparison } from './findings.ts'
import type { PackageDocuments } from './package-documents.ts'

/** Longest list of names in a message. */
const NAMES_SHOWN = 4

/**
 * The documents are about one person, or about people that joint documents connect. Business accounts carry the name of
 * the business and say nothing here.
 */
export function samePerson({ documents, accounts }: PackageDocuments): Comparison {
  const business = new Set(
    accounts
      .filter(({ kind }) => kind === 'business')
      .flatMap(({ statements }) => statements.map((s) => s.document.id)),
  )
  const groups = new People()
  let compared = 0
  for (const document of documents) {
    const named = people(holderOf(document)).filter((name) => name.includes(' '))
    if (named.length === 0 || business.has(document.id)) continue
    groups.connect(named)
    compared += 1
  }
  const names = groups.separate()
  const shown = names.slice(0, NAMES_SHOWN).join('; ') + (names.length > NAMES_SHOWN ? '; …' : '')
  return {
    name: 'same_person',
    compared: compared > 1 ? compared : 0,
    findings:
      names.length > 1 ? [{ status: 'warning', message: `The documents name different people: ${shown}.` }] : [],
    holds: 'All documents name the same person, or people who are named together.',
    missing: 'Fewer than two documents name a person.',
  }
}

/** People connected by the documents that name them together (disjoint sets). */
class People {
  readonly #leader = new Map<string, string>()

  connect(names: readonly string[]): void {
    const [first, ...others] = names.map((name) => this.#find(name))
    for (const other of others) this.#leader.set(other, first!)
  }

  /** One name of each group, in order. */
  separate(): string[] {
    return [...new Set([...this.#leader.keys()].map((name) => this.#find(name)))].sort()
  }

  #find(name: string): string {
    let leader = this.#leader.get(name) ?? name
    while (leader !== (this.#leader.get(leader) ?? leader)) leader = this.#leader.get(leader)!
    this.#leader.set(name, leader)
    return leader
  }
}
