import { useCallback, useEffect, useState } from 'react'
import type { PageSource } from './page-source.ts'

/** US Letter, until the size of a page is known. */
const USUAL_RATIO = 11 / 8.5

export interface PageSizes {
  /** Height by width of a page, counted from 1, without rotation. */
  ratioOf: (page: number) => number
  /** Incremented when a page's size becomes known. */
  known: number
  /** Measures a page that comes into view. */
  find: (page: number) => void
}

/** Pages are measured when they come into view: measuring 600 of them first would take seconds. */
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

/** A page requested before the reviewer left: the error concerns nobody. */
function ignoreClosed(): void {}
