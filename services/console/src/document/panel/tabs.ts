export type PanelTab = 'attention' | 'fields' | 'entries' | 'checks' | 'signals'

const TAB_OF_KIND: Readonly<Record<string, PanelTab>> = { field: 'fields', entry: 'entries', check: 'checks' }

/** The tab that lists every item of its kind. */
export function tabOf(key: string): PanelTab {
  return TAB_OF_KIND[key.split(':')[0]!] ?? 'signals'
}
