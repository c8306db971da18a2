import { Button } from '../../../ui/controls/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx'
import styles from '../review.module.css'
import { SHORTCUTS, useShortcutsEnabled } from '../shortcuts.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isEnabled, enable] = useShortcutsEnabled()
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ command, keys, does }) => (
          <KeyLine key={command} keys={keys} does={does} />
        ))}
      </dl>
      <label className={styles.toggle}>
        <input type="checkbox" checked={isEnabled} onChange={({ currentTarget }) => enable(currentTarget.checked)} />
        Use single-key shortcuts
      </label>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function KeyLine({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  )
}
