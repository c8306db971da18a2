import { FileLock2 } from 'lucide-react'
import { useCallback, useMemo, type SyntheticEvent } from 'react'
import { Button } from '../ui/controls/button.tsx'
import { TextField } from '../ui/controls/field.tsx'
import { Empty, Problem, Skeleton } from '../ui/notice.tsx'
import styles from './document-page.module.css'
import type { Figure, Place } from './figures/figure.ts'
import { placesOf } from './figures/place.ts'
import { type PanelTab, tabOf } from './panel/tabs.ts'
import { useReview } from './review/review-context.tsx'
import type { MarkLook } from './viewer/page-view.tsx'
import { type PasswordQuestion, usePageSource } from './viewer/use-page-source.ts'
import type { View } from './viewer/use-view.ts'
import { Viewer } from './viewer/viewer.tsx'

interface OriginalProps {
  view: View
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

/** The original, with boxes around what was read. */
export function Original({ view, tab, onTab }: OriginalProps) {
  const { document, file, figures, attention, signals, chosen, chosenFigure, arithmetic, choose } = useReview()
  const { source, error, question } = usePageSource(file)
  const wanting = useMemo(() => new Map(attention.map(({ key, kind }) => [key, kind])), [attention])
  const terms = useMemo(() => new Set(arithmetic?.figures.map(({ key }) => key)), [arithmetic])
  const marks = useMemo(() => pagesOf(figures.filter(({ key }) => wanting.has(key))), [figures, wanting])
  const places = useMemo(() => signals.filter(({ dismissed }) => !dismissed).flatMap(placesOf), [signals])
  const onPages = useMemo(() => [...figures, ...places], [figures, places])
  const range = useMemo(
    () => [document.page_start, document.page_end] as const,
    [document.page_start, document.page_end],
  )
  const lookOf = useCallback(
    (place: Place): MarkLook => {
      if (place.key === chosen) return 'chosen'
      if (tabOf(place.key) === 'signals') return 'signal'
      if (terms.has(place.key)) return 'term'
      if (!wanting.has(place.key)) return 'plain'
      return wanting.get(place.key) === 'large' ? 'large' : 'low_confidence'
    },
    [chosen, terms, wanting],
  )
  const chooseOnPage = useCallback(
    (key: string) => {
      choose(key)
      if (tab !== 'attention' || !wanting.has(key)) onTab(tabOf(key))
    },
    [choose, onTab, tab, wanting],
  )
  if (question) return <AskPassword question={question} />
  if (error !== null) {
    return (
      <div className={styles.waiting}>
        <div className={styles.ask}>
          <Problem error={error} />
        </div>
      </div>
    )
  }
  if (!source) {
    return (
      <div className={styles.waiting}>
        <Skeleton rows={12} label="Opening the original" />
      </div>
    )
  }
  return (
    <Viewer
      source={source}
      fileName={file.file_name}
      range={range}
      places={onPages}
      lookOf={lookOf}
      chosen={chosenFigure ?? places.find(({ key }) => key === chosen) ?? firstLocated(arithmetic?.figures)}
      marks={marks}
      onChoose={chooseOnPage}
      view={view}
    />
  )
}

function firstLocated(figures: readonly Figure[] = []): Figure | null {
  return figures.find(({ page, box }) => page !== null && box !== null) ?? null
}

function pagesOf(figures: readonly Figure[]): ReadonlyMap<number, number> {
  const pages = new Map<number, number>()
  for (const { page } of figures) if (page !== null) pages.set(page, (pages.get(page) ?? 0) + 1)
  return pages
}

/** The service does not keep a file's password, so each viewer of the original must enter it. */
function AskPassword({ question: { isWrong, answer } }: { question: PasswordQuestion }) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string') answer(password)
  }
  return (
    <div className={styles.waiting}>
      <Empty icon={FileLock2} title="The original is protected by a password">
        <form onSubmit={submit} className={styles.ask}>
          <TextField
            label="Password of the file"
            name="password"
            type="password"
            required
            error={isWrong ? 'This password does not open it.' : null}
          />
          <p>
            <Button type="submit" look="primary">
              Open
            </Button>
          </p>
        </form>
      </Empty>
    </div>
  )
}
