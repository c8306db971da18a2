import { TextField } from '../../../ui/controls/field.tsx'
import { textIn } from '../../../ui/text/form-text.ts'
import type { Typed } from '../../review/drafts.ts'

const STORED = 'last reason'

interface ReasonFieldProps {
  suggestion: string
  /** What was typed into the form before. */
  typed: Typed
  autoFocus?: boolean
}

/** The reason, for the audit trail. The last reason is offered again. */
export function ReasonField({ suggestion, typed, autoFocus }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      name="reason"
      required
      maxLength={2000}
      defaultValue={typed['reason'] ?? sessionStorage.getItem(`${STORED}: ${suggestion}`) ?? suggestion}
      autoFocus={autoFocus}
      onFocus={({ currentTarget }) => currentTarget.select()}
      hint="Recorded in the audit trail"
    />
  )
}

export function reasonIn(form: FormData, suggestion: string): string {
  const reason = textIn(form, 'reason')
  sessionStorage.setItem(`${STORED}: ${suggestion}`, reason)
  return reason
}
