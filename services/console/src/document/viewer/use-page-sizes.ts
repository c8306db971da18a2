import { useCallback, useEffect, useState } from 'react'
import type { PageSource } from './page-source.ts'

/** US Letter, until a page says what it is. */
const USUAL_RATIO = 11 / 8.5

export interface PageSizes {
  /** Height by width of a page from 1, as displayed without a turn. */
  ratioOf: (page: number) => number
  /** Rises when a page's size becomes known. */
  known: number
  /** Finds the size of a page that comes into sight. */
  find: (page: number) => void
}

/** Pages are measured as they come into sight: asking 600 of them first would take seconds. */
export function usePageSizes(source: PageSource): PageSizes {
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map())
  const find = useCallback(
    (page: number) => {
      void source.sizeOf(page).then(({ width, height }) => {
        setRatios((before) => (before.has(page) ? before : new Map(before).set(page, height / width)))
      }, ignoreClosed)
    },
    [source],
  )
  useEffect(() => find(1), [find])
  const ratioOf = useCallback((page: number) => ratios.get(page) ?? ratios.get(1) ?? USUAL_RATIO, [ratios])
  return { ratioOf, known: ratios.size, find }
}

/** A page asked for while the reviewer left: nobody waits for it. */
function ignoreClosed(): void {}
