import { useSuspenseQuery } from '@tanstack/react-query'
import { AuditTable } from '../audit/audit-table.tsx'
import { Card } from '../ui/page.tsx'
import { settingsAuditQuery } from './queries.ts'

/** Who changed the settings. */
export function SettingsHistory() {
  const { data: events } = useSuspenseQuery(settingsAuditQuery)
  return (
    <Card title="Changes of the settings">
      <AuditTable events={events} />
    </Card>
  )
}
