import { useSuspenseQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MissingError } from '../../api/failure.ts'
import { inOrderOfFiles } from '../../package/document-order.ts'
import { documentsQuery, filesQuery, incomeQuery, modelsQuery, packageQuery } from '../../package/queries.ts'
import { arithmeticOf } from '../figures/arithmetic.ts'
import { checkKey, itemsToReview } from '../figures/attention.ts'
import { contributionOf } from '../figures/contribution.ts'
import { fieldsNotRead, figuresOf } from '../figures/figure.ts'
import { type HeldItem, itemToHold, withHeldItem } from '../figures/held-item.ts'
import { modelOf, useEntries } from '../queries.ts'
import type { Review } from './review-context.tsx'
import { useSelection } from './use-selection.ts'

interface Shown {
  packageId: string
  documentId: string
  /** What is selected at first. */
  at: string | null
}

/** Everything that the document page shows, assembled from the API's responses. */
export function useReviewState({ packageId, documentId, at }: Shown): Review {
  const [{ data: loanPackage }, { data: documents }, { data: files }, { data: models }, { data: income }] =
    useSuspenseQueries({
      queries: [
        packageQuery(packageId),
        documentsQuery(packageId),
        filesQuery(packageId),
        modelsQuery(packageId),
        incomeQuery(packageId),
      ],
    })
  const document = documents.find(({ id }) => id === documentId)
  const file = files.find(({ id }) => id === document?.file_id)
  if (!document || !file) throw new MissingError('The package has no such document.')

  const siblings = useMemo(() => inOrderOfFiles(documents, files), [documents, files])
  const model = useMemo(() => modelOf(document, models), [document, models])
  const { entries, isComplete } = useEntries({ packageId, documentId, modelId: model?.id ?? null })
  const figures = useMemo(() => figuresOf(document, entries), [document, entries])
  const notRead = useMemo(() => fieldsNotRead(document), [document])
  const contribution = useMemo(() => contributionOf(document, model, income), [document, model, income])
  const items = useMemo(() => itemsToReview(document, figures, contribution), [document, figures, contribution])
  const signals = useMemo(() => [...(document.signals ?? []), ...file.signals], [document, file])

  const selection = useSelection({ packageId, documentId, isUnderReview: loanPackage.under_review, at })
  const { chosen, task } = selection
  const attention = useHeldItem({ items, figures, chosen, task })
  const chosenFigure = useMemo(
    () => [...figures, ...notRead].find(({ key }) => key === chosen) ?? null,
    [figures, notRead, chosen],
  )
  const arithmetic = useMemo(() => {
    const check = document.checks.find((_, index) => checkKey(index) === chosen)
    return check ? arithmeticOf(check, figures) : null
  }, [document, figures, chosen])

  return {
    ...{ packageId, loanPackage, document, file, siblings, model, entries, isComplete, figures, attention, signals },
    ...{ ...selection, notRead, chosenFigure, arithmetic },
  }
}

interface Listed extends Pick<Review, 'figures' | 'chosen' | 'task'> {
  items: Review['attention']
}

/** The items to review. The selected one stays among them as long as its form is open. */
function useHeldItem({ items, figures, chosen, task }: Listed): Review['attention'] {
  const [held, setHeld] = useState<HeldItem | null>(null)
  const now = itemToHold(items, chosen)
  if (now !== null && (now.item !== held?.item || now.place !== held.place)) setHeld(now)
  const isOpen = task !== 'look' && held?.item.key === chosen
  return useMemo(() => (isOpen ? withHeldItem(items, held, figures) : items), [isOpen, held, items, figures])
}
