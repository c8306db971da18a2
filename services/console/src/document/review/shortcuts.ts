import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** The keyboard shortcuts of the document page. */
export interface Commands {
  next: () => void
  previous: () => void
  accept: () => void
  correct: () => void
  override: () => void
  undo: () => void
  nextDocument: () => void
  previousDocument: () => void
  help: () => void
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  turn: () => void
  leave: () => void
}

interface Shortcut {
  command: keyof Commands
  keys: readonly string[]
  does: string
}

export const SHORTCUTS: readonly Shortcut[] = [
  { command: 'next', keys: ['j'], does: 'Next item to review' },
  { command: 'previous', keys: ['k'], does: 'Previous item to review' },
  { command: 'accept', keys: ['Enter'], does: 'Accept: confirm the value as printed, and continue' },
  { command: 'correct', keys: ['e'], does: 'Correct the value' },
  { command: 'override', keys: ['o'], does: 'Decide whether the entry counts' },
  { command: 'undo', keys: ['u'], does: 'Undo the last change of this session' },
  { command: 'nextDocument', keys: ['n'], does: 'Next document of the package' },
  { command: 'previousDocument', keys: ['p'], does: 'Previous document of the package' },
  { command: 'zoomIn', keys: ['+', '='], does: 'Zoom in' },
  { command: 'zoomOut', keys: ['-'], does: 'Zoom out' },
  { command: 'fit', keys: ['0'], does: 'Fit the width' },
  { command: 'turn', keys: ['r'], does: 'Rotate the page' },
  { command: 'leave', keys: ['Escape'], does: 'Cancel the correction' },
  { command: 'help', keys: ['?'], does: 'Show keyboard shortcuts' },
]

const STORED = 'single-key shortcuts'
const listeners = new Set<() => void>()

/** Single-key shortcuts can interfere with speech input, so they can be switched off (WCAG 2.1.4). */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const isEnabled = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => localStorage.getItem(STORED) !== 'off',
  )
  const enable = (enabled: boolean) => {
    localStorage.setItem(STORED, enabled ? 'on' : 'off')
    for (const listener of listeners) listener()
  }
  return [isEnabled, enable]
}

export function useShortcuts(commands: Commands): void {
  const [isEnabled] = useShortcutsEnabled()
  const latest = useRef(commands)
  // Before the page is painted: a key pressed right then must not be lost, nor act on what was there before.
  useLayoutEffect(() => {
    latest.current = commands
  })
  useLayoutEffect(() => {
    if (!isEnabled) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(event.key))
      if (!shortcut) return
      event.preventDefault()
      latest.current[shortcut.command]()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isEnabled])
}

/** Whether the focused element uses the key itself. */
function isTaken({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof HTMLElement)) return defaultPrevented
  if (document.querySelector('[role="dialog"]')) return true
  if (target.closest('input, textarea, select, [contenteditable]')) return key !== 'Escape'
  return (
    key === 'Enter' && target.closest('button, a, [role="tab"]') !== null && target.dataset['accepts'] === undefined
  )
}
