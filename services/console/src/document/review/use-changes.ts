import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { isPassing, isRefusal, isUnanswered, messageOf } from '../../api/failure.ts'
import { packageKey } from '../../package/queries.ts'
import { type Change, describe, reverse } from './changes.ts'
import { noteIncomeBefore } from './income-move.ts'
import { noteVersion, type Place, sendChange, showAtOnce } from './send-change.ts'

/** The notice about the change just made. */
export interface Outcome {
  tone: 'good' | 'warn' | 'bad'
  text: string
  /** What the reviewer can do: undo the change with `u`, or save again one that was not saved. */
  offers: 'undo' | 'retry' | null
}

export interface Changes {
  make: (change: Change) => void
  /** Undoes the last change of this session. */
  undo: () => void
  /** Saves the change again that could not be saved. */
  retry: () => void
  outcome: Outcome | null
  /** The change that conflicts with one by somebody else. */
  conflict: Change | null
  settleConflict: () => void
  isSaving: boolean
}

interface Made {
  change: Change
  version: number
}

interface Sending {
  change: Change
  /** null if it undoes nothing. */
  undoes: Made | null
}

/** A change is sent again for about half a minute, in which a service restarts. */
const MOST_RETRIES = 5
const LONGEST_PAUSE_MS = 15_000

const WAITING: Outcome = {
  tone: 'warn',
  text: 'The service does not answer. Your change is saved when it does. Keep this tab open.',
  offers: null,
}

/** Sends changes one at a time. Shows each at once, and reverts it if it is refused. */
export function useChanges(place: Place): Changes {
  const queries = useQueryClient()
  const made = useRef<Made[]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const unsaved = useRef<Sending | null>(null)
  const [conflict, setConflict] = useState<Change | null>(null)

  const mutation = useMutation({
    scope: { id: `changes of ${place.packageId}` },
    mutationFn: ({ change }: Sending) => sendChange(queries, change, place),
    retry: (failures, error) => failures < MOST_RETRIES && isUnanswered(error),
    retryDelay: (failures) => Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS),
    onMutate: async ({ change }) => {
      // Responses to requests sent before the change must not overwrite it.
      await queries.cancelQueries({ queryKey: packageKey(place.packageId) })
      noteIncomeBefore(queries, place.packageId)
      return showAtOnce(queries, change, place)
    },
    onSuccess: ({ version, unmovedBecause }, { change, undoes }) => {
      const isUndo = undoes !== null
      if (!isUndo) made.current.push({ change, version })
      noteVersion(queries, change, place, version)
      const said = isUndo ? 'Undone' : describe(change)
      const text = unmovedBecause === null ? said : `${said}. ${unmovedBecause}`
      setOutcome({ tone: 'good', text, offers: isUndo ? null : 'undo' })
    },
    onError: (error, { change, undoes }, revert) => {
      revert?.()
      if (isRefusal(error, 'precondition_failed')) return setConflict(change)
      if (isPassing(error)) {
        unsaved.current = { change, undoes }
        return setOutcome({ tone: 'bad', text: `Not saved. ${messageOf(error)}`, offers: 'retry' })
      }
      // It can still be undone.
      if (undoes) made.current.push(undoes)
      setOutcome({ tone: 'bad', text: messageOf(error), offers: null })
    },
    onSettled: () => {
      // Not awaited: the change is already shown.
      void queries.invalidateQueries({ queryKey: packageKey(place.packageId) })
    },
  })

  const { mutate, isPending, failureCount } = mutation
  const isWaiting = isPending && failureCount > 0
  return useMemo(
    () => ({
      make: (change) => mutate({ change, undoes: null }),
      undo: () => {
        const last = made.current.pop()
        if (last) mutate({ change: reverse(last.change, last.version), undoes: last })
        else setOutcome({ tone: 'bad', text: 'There is nothing to undo in this session.', offers: null })
      },
      retry: () => {
        const last = unsaved.current
        unsaved.current = null
        if (last) mutate(last)
      },
      outcome: isWaiting ? WAITING : outcome,
      conflict,
      settleConflict: () => setConflict(null),
      isSaving: isPending,
    }),
    [mutate, isPending, isWaiting, outcome, conflict],
  )
}
