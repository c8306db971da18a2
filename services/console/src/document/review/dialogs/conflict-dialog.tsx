import { useQuery } from '@tanstack/react-query'
import type { AuditEvent } from '../../../api/types.ts'
import { auditQuery } from '../../../package/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx'
import { moment, words } from '../../../ui/text/words.ts'
import type { Figure } from '../../figures/figure.ts'
import { type Change, subjectOf } from '../changes.ts'
import styles from '../review.module.css'

interface ConflictDialogProps {
  packageId: string
  documentId: string
  change: Change
  /** The value as it is now. */
  figure: Figure | null
  onKeepTheirs: () => void
  onUseMine: () => void
}

/** Somebody changed the value after the reviewer saw it: both values are shown, and the reviewer decides. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { packageId, change, figure } = props
  const { data: audit } = useQuery(auditQuery(packageId))
  const theirs = audit?.findLast((event) => concerns(event, props))
  return (
    <Dialog
      title="Someone else changed it first"
      description={
        theirs?.actor
          ? `${theirs.actor.email} changed ${figure?.label ?? 'this value'} at ${moment(theirs.at)}.`
          : `${figure?.label ?? 'This value'} was changed after you saw it.`
      }
      onClose={props.onKeepTheirs}
    >
      <dl className={styles.compare}>
        <dt>Now</dt>
        <dd>{nowOf(change, figure)}</dd>
        {theirs?.reason != null && <dt>Their reason</dt>}
        {theirs?.reason != null && <dd>{theirs.reason}</dd>}
        <dt>Yours</dt>
        <dd>{mineOf(change)}</dd>
        <dt>Your reason</dt>
        <dd>{change.reason}</dd>
      </dl>
      <DialogActions>
        <Button onClick={props.onKeepTheirs}>Keep theirs</Button>
        <Button look="primary" onClick={props.onUseMine}>
          Use mine
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function concerns(event: AuditEvent, { change, documentId }: ConflictDialogProps): boolean {
  const subject = subjectOf(change)
  if (subject.kind === 'field') return event.document_id === documentId
  return event.entry_id === subject.entry.id
}

function nowOf(change: Change, figure: Figure | null): string {
  if (!figure) return 'Gone'
  const subject = subjectOf(change)
  if (subject.kind === 'field' || figure.kind === 'field') return figure.value ?? 'Nothing printed'
  if (subject.kind === 'override') {
    const { eligibility } = figure.entry
    return (eligibility?.override?.eligible ?? eligibility?.eligible) ? 'Counts' : 'Left out'
  }
  return valuesOf(Object.keys(subject.values).map((name) => [name, Reflect.get(figure.entry, name)]))
}

function mineOf(change: Change): string {
  switch (change.kind) {
    case 'field':
      return change.value ?? 'Nothing printed'
    case 'entry':
      return valuesOf(Object.entries(change.values))
    case 'override':
      if (change.eligible === null) return 'The rules decide'
      return change.eligible ? 'Counts' : 'Left out'
    case 'undo':
      return 'As it was read'
  }
}

function valuesOf(values: readonly (readonly [string, unknown])[]): string {
  return values.map(([name, value]) => `${words(name)}: ${typeof value === 'string' ? value : 'none'}`).join(', ')
}
