import * as Tabs from '@radix-ui/react-tabs'
import { words } from '../../ui/text/words.ts'
import { checkKey } from '../figures/attention.ts'
import { useReview } from '../review/review-context.tsx'
import { AttentionList } from './attention-list.tsx'
import { ChecksList } from './checks-list.tsx'
import { EntriesGrid } from './entries-grid.tsx'
import { FieldsList } from './fields-list.tsx'
import { FigureInspector } from './figure-inspector.tsx'
import styles from './panel.module.css'
import { SignalsList } from './signals-list.tsx'
import { SumTable } from './sum-table.tsx'
import type { PanelTab } from './tabs.ts'

interface PanelProps {
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

/** The data read from the document, next to its pages. */
export function Panel({ tab, onTab }: PanelProps) {
  const { attention, document, entries, isComplete, signals } = useReview()
  const tabs: readonly { value: PanelTab; label: string; count: string }[] = [
    { value: 'attention', label: 'To review', count: String(attention.length) },
    { value: 'fields', label: 'Fields', count: String(Object.keys(document.fields).length) },
    { value: 'entries', label: 'Entries', count: `${entries.length.toLocaleString('en-US')}${isComplete ? '' : '+'}` },
    { value: 'checks', label: 'Checks', count: String(document.checks.length) },
    { value: 'signals', label: 'Signals', count: String(signals.length) },
  ]
  return (
    <Tabs.Root
      className={styles.panel}
      value={tab}
      onValueChange={(value) => onTab(tabs.find((each) => each.value === value)?.value ?? 'attention')}
    >
      <Tabs.List className={styles.tabs} aria-label="What was read">
        {tabs.map(({ value, label, count }) => (
          <Tabs.Trigger key={value} value={value} className={styles.tab}>
            {label}
            <span className={styles.tabCount}>{count}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="attention" className={styles.content} tabIndex={-1}>
        <AttentionList />
      </Tabs.Content>
      <Tabs.Content value="fields" className={styles.content} tabIndex={-1}>
        <FieldsList />
        <Inspector />
      </Tabs.Content>
      <Tabs.Content value="entries" className={styles.content} tabIndex={-1}>
        <EntriesGrid />
        <Inspector />
      </Tabs.Content>
      <Tabs.Content value="checks" className={styles.content} tabIndex={-1}>
        <ChecksList />
        <Inspector />
      </Tabs.Content>
      <Tabs.Content value="signals" className={styles.content} tabIndex={-1}>
        <SignalsList />
      </Tabs.Content>
    </Tabs.Root>
  )
}

/** The details of the selection, below the list. */
function Inspector() {
  const { chosenFigure, arithmetic, document, chosen } = useReview()
  const check = document.checks.find((_, index) => checkKey(index) === chosen)
  if (chosenFigure) {
    return (
      <section className={styles.inspector} aria-label="Chosen">
        <h2 className={styles.inspectorTitle}>{chosenFigure.label}</h2>
        <FigureInspector figure={chosenFigure} />
      </section>
    )
  }
  if (!check || !arithmetic) return null
  return (
    <section className={styles.inspector} aria-label="Chosen">
      <h2 className={styles.inspectorTitle}>{words(check.name)}</h2>
      <SumTable check={check} arithmetic={arithmetic} />
    </section>
  )
}
