import { TextField } from '../../ui/controls/field.tsx'
import { textIn } from '../../ui/text/form-text.ts'

const STORED = 'last reason'

/** The reason, for the audit trail. The last reason is offered again. */
export function ReasonField({ suggestion, autoFocus }: { suggestion: string; autoFocus?: boolean }) {
  return (
    <TextField
      label="Reason"
      name="reason"
      required
      maxLength={2000}
      defaultValue={sessionStorage.getItem(`${STORED}: ${suggestion}`) ?? suggestion}
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
