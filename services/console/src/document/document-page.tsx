import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../session/session.ts'
import { documentTitle } from '../ui/text/words.ts'
import { useTitle } from '../ui/page.tsx'
import { usePackageEvents } from '../package/use-package-events.ts'
import { DocumentHead } from './document-head.tsx'
import { useGoTo } from './siblings.tsx'
import styles from './document-page.module.css'
import { Original } from './original.tsx'
import { Panel } from './panel/panel.tsx'
import { type PanelTab, tabOf } from './panel/tabs.ts'
import { BeginReviewDialog } from './review/dialogs/begin-review-dialog.tsx'
import { type Change, figureKeyOf, subjectOf } from './review/changes.ts'
import { ConflictDialog } from './review/dialogs/conflict-dialog.tsx'
import { DecidingProvider } from './review/deciding.tsx'
import { KeysDialog } from './review/dialogs/keys-dialog.tsx'
import { OutcomeNotice } from './review/outcome-notice.tsx'
import { type Review, ReviewProvider } from './review/review-context.tsx'
import { useShortcuts } from './review/shortcuts.ts'
import { useChanges } from './review/use-changes.ts'
import { useDecidingState } from './review/use-deciding-state.ts'
import { useReviewState } from './review/use-review-state.ts'
import { useView } from './viewer/use-view.ts'

/** One document: its pages at the left; its fields, entries and checks at the right. */
export function DocumentPage() {
  const { packageId, documentId } = useParams({ from: '/signed-in/packages/$packageId/documents/$documentId' })
  const { at } = useSearch({ from: '/signed-in/packages/$packageId/documents/$documentId' })
  usePackageEvents(packageId)
  // Another document starts fresh: the selection and the changes to undo belong to this one.
  return <Reviewed key={documentId} packageId={packageId} documentId={documentId} at={at ?? null} />
}

type Asking = 'keys' | 'review' | null

function Reviewed(of: { packageId: string; documentId: string; at: string | null }) {
  const review = useReviewState(of)
  const { packageId, document, model } = review
  useTitle(`${documentTitle(document)}, ${review.loanPackage.title}`)
  const [tab, setTab] = useState(() => firstTab(review))
  const [asking, setAsking] = useState<Asking>(null)
  const view = useView()
  const changes = useChanges({ packageId, documentId: document.id, modelId: model?.id ?? null })
  const deciding = useDecidingState({
    review,
    changes,
    mayReview: useMay('review'),
    beginReview: () => setAsking('review'),
  })
  const step = (by: 1 | -1) => {
    setTab('attention')
    deciding.step(by)
  }
  const goTo = useGoTo(review)
  useShortcuts({
    next: () => step(1),
    previous: () => step(-1),
    accept: deciding.accept,
    correct: () => review.chosenFigure && deciding.correct(review.chosenFigure),
    override: () => review.chosenFigure && deciding.override(review.chosenFigure),
    undo: changes.undo,
    nextDocument: () => goTo(1),
    previousDocument: () => goTo(-1),
    help: () => setAsking('keys'),
    zoomIn: view.zoomIn,
    zoomOut: view.zoomOut,
    fit: () => view.setZoom('width'),
    turn: view.turnOn,
    leave: review.closeForm,
  })
  return (
    <ReviewProvider value={review}>
      <DecidingProvider value={deciding}>
        <div className={styles.page}>
          <DocumentHead onReview={() => setAsking('review')} onKeys={() => setAsking('keys')} />
          <div className={styles.body}>
            <Original view={view} tab={tab} onTab={setTab} />
            <Panel tab={tab} onTab={setTab} />
          </div>
        </div>
        <OutcomeNotice outcome={changes.outcome} onRetry={changes.retry} />
        {asking === 'keys' && <KeysDialog onClose={() => setAsking(null)} />}
        {asking === 'review' && (
          <BeginReviewDialog packageId={packageId} onBegun={() => setAsking(null)} onClose={() => setAsking(null)} />
        )}
        {changes.conflict && <Conflict change={changes.conflict} review={review} changes={changes} />}
      </DecidingProvider>
    </ReviewProvider>
  )
}

/** The tab with what is selected at first. */
function firstTab({ chosen, attention }: Review): PanelTab {
  return chosen === null || attention.some(({ key }) => key === chosen) ? 'attention' : tabOf(chosen)
}

interface ConflictProps {
  change: Change
  review: Review
  changes: ReturnType<typeof useChanges>
}

function Conflict({ change, review: { packageId, document, figures }, changes }: ConflictProps) {
  const figure = figures.find(({ key }) => key === figureKeyOf(change)) ?? null
  const useMine = () => {
    changes.settleConflict()
    changes.make(rebased(change, figure, document.version))
  }
  return (
    <ConflictDialog
      packageId={packageId}
      documentId={document.id}
      change={change}
      figure={figure}
      onKeepTheirs={changes.settleConflict}
      onUseMine={useMine}
    />
  )
}

/** The same change, based on the value as somebody else changed it. */
function rebased(change: Change, figure: Review['chosenFigure'], documentVersion: number): Change {
  if (change.kind === 'field') {
    return {
      ...change,
      before: figure?.value ?? null,
      wasSettled: figure?.isSettled ?? false,
      version: documentVersion,
    }
  }
  if (subjectOf(change).kind === 'field') return { ...change, version: documentVersion }
  if (figure?.kind !== 'entry') return change
  if (change.kind === 'undo') return { ...change, version: figure.entry.version }
  return { ...change, entry: figure.entry, version: figure.entry.version }
}
