import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORED = 'theme'
const listeners = new Set<() => void>()

function stored(): Theme {
  return THEMES.find((theme) => theme === localStorage.getItem(STORED)) ?? 'system'
}

/** Applies the theme that was chosen before. */
export function applyTheme(theme = stored()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, stored)
  const choose = (next: Theme) => {
    localStorage.setItem(STORED, next)
    applyTheme(next)
    for (const listener of listeners) listener()
  }
  return [theme, choose]
}
