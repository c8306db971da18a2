import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { isRefusal, messageOf } from '../../api/failure.ts'
import { packageKey } from '../../package/queries.ts'
import { type Change, describe, reverse } from './changes.ts'
import { noteIncomeBefore } from './income-move.ts'
import { noteVersion, type Place, sendChange, showAtOnce } from './send-change.ts'

/** The notice about the change just made. */
export interface Outcome {
  tone: 'good' | 'bad'
  text: string
  /** Whether `u` undoes it. */
  canUndo: boolean
}

export interface Changes {
  make: (change: Change) => void
  /** Undoes the last change of this session. */
  undo: () => void
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

/** Sends changes one at a time. Shows each at once, and reverts it if it is refused. */
export function useChanges(place: Place): Changes {
  const queries = useQueryClient()
  const made = useRef<Made[]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [conflict, setConflict] = useState<Change | null>(null)

  const mutation = useMutation({
    scope: { id: `changes of ${place.packageId}` },
    mutationFn: ({ change }: Sending) => sendChange(queries, change, place),
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
      setOutcome({ tone: 'good', text, canUndo: !isUndo })
    },
    onError: (error, { change, undoes }, takeBack) => {
      takeBack?.()
      if (isRefusal(error, 'precondition_failed')) return setConflict(change)
      // It can still be undone.
      if (undoes) made.current.push(undoes)
      setOutcome({ tone: 'bad', text: messageOf(error), canUndo: false })
    },
    onSettled: () => {
      // Not awaited: the change is already shown.
      void queries.invalidateQueries({ queryKey: packageKey(place.packageId) })
    },
  })

  const { mutate, isPending } = mutation
  return useMemo(
    () => ({
      make: (change) => mutate({ change, undoes: null }),
      undo: () => {
        const last = made.current.pop()
        if (last) mutate({ change: reverse(last.change, last.version), undoes: last })
        else setOutcome({ tone: 'bad', text: 'There is nothing to undo in this session.', canUndo: false })
      },
      outcome,
      conflict,
      settleConflict: () => setConflict(null),
      isSaving: isPending,
    }),
    [mutate, isPending, outcome, conflict],
  )
}
