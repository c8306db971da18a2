import type { Alert } from '../alerts/catalog.ts'
import type { DocumentFacts } from '../model/facts.ts'
import { figuresInWords } from './compared-figures.ts'
import { decides } from './deciding-figures.ts'
import type { Repeat } from './duplicates.ts'

/** Longest list of amounts in a message. */
const FIGURES_SHOWN = 4

/** Where copies and versions of the documents in scope differ. If a reviewer counts both, the difference is settled. */
export function repeatAlerts(repeats: readonly Repeat[], scope: readonly DocumentFacts[]): Alert[] {
  const inScope = new Set(scope.map(({ id }) => id))
  return repeats
    .filter(({ counted, leftOut }) => inScope.has(counted.id) && !inScope.has(leftOut.id))
    .filter(({ differing }) => differing.length > 0)
    .map((repeat) => ({
      code: repeat.areVersions ? 'versions_differ' : 'copies_differ',
      message: `Two ${repeat.areVersions ? 'versions' : 'copies'} of one document differ: ${differencesOf(repeat)}. The document with the first figure of each pair counts`,
      document_ids: [repeat.counted.id, repeat.leftOut.id],
    }))
}

/**
 * "box 2 has $5,000.00 and $5,008.00": the counted document's amounts first, and those that affect income before
 * others.
 */
export function differencesOf({ counted, differing }: Repeat): string {
  const isBeside = (name: string) => Number(!decides(counted, name))
  const ordered = [...differing].sort(([one], [other]) => isBeside(one) - isBeside(other))
  const shown = ordered.slice(0, FIGURES_SHOWN).map((figure) => figuresInWords(counted, figure))
  return shown.join('; ') + (differing.length > FIGURES_SHOWN ? '; …' : '')
}
