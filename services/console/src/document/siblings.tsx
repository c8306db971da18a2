import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { nextToReview } from '../package/document-order.ts'
import { buttonClass, IconButton } from '../ui/controls/button.tsx'
import { documentName } from '../ui/text/words.ts'
import styles from './document-page.module.css'
import { type Review, useReview } from './review/review-context.tsx'

/** Navigates to the documents before and after this one. */
export function useGoTo({ packageId, document, siblings }: Review): (by: 1 | -1) => void {
  const navigate = useNavigate()
  return (by) => {
    const next = siblings[siblings.findIndex(({ id }) => id === document.id) + by]
    if (!next) return
    void navigate({ to: '/packages/$packageId/documents/$documentId', params: { packageId, documentId: next.id } })
  }
}

/** The document's number in the package, with buttons for the previous and the next one. */
export function Siblings() {
  const review = useReview()
  const goTo = useGoTo(review)
  const { document, siblings } = review
  if (siblings.length < 2) return null
  const place = siblings.findIndex(({ id }) => id === document.id) + 1
  return (
    <div className={styles.siblings} role="group" aria-label="Documents of the package">
      <IconButton label="Previous document" aria-keyshortcuts="p" disabled={place === 1} onClick={() => goTo(-1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <span>
        <span className="visually-hidden">Document </span>
        {place} of {siblings.length}
      </span>
      <IconButton
        label="Next document"
        aria-keyshortcuts="n"
        disabled={place === siblings.length}
        onClick={() => goTo(1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  )
}

/** Shown when nothing is left to review: a link to the document that needs review most, or to the package. */
export function WhereNext() {
  const { packageId, document, siblings } = useReview()
  const next = nextToReview(siblings, document.id)
  if (!next) {
    return (
      <Link to="/packages/$packageId" params={{ packageId }} className={buttonClass()}>
        Back to the package
      </Link>
    )
  }
  const params = { packageId, documentId: next.id }
  return (
    <Link to="/packages/$packageId/documents/$documentId" params={params} className={buttonClass()}>
      Next to review: {documentName(next)}
    </Link>
  )
}
