import type { Check } from '../../contract/document.ts'
import type { QualifyingLine } from '../../contract/income/model.ts'
import type { Alert } from '../alerts/catalog.ts'
import { failedChecks } from '../papers/duplicates.ts'
import type { DocumentFacts } from './facts.ts'

interface Unverified {
  lines: Omit<QualifyingLine, 'verified'>[]
  alerts: Alert[]
}

type Verified<T> = Omit<T, 'lines'> & { lines: QualifyingLine[]; verified: boolean }

/** Marks everything that depends on a document with a failed check, with one alert for the whole result. */
export function verified<T extends Unverified>(figure: T, scope: readonly DocumentFacts[]): Verified<T> {
  const doubtful = new Set(scope.filter((document) => failedChecks(document) > 0).map((document) => document.id))
  const rests = (ids: readonly string[]) => ids.some((id) => doubtful.has(id))
  const lines = figure.lines.map((line) => ({ ...line, verified: !rests(line.document_ids) }))
  if (doubtful.size === 0) return { ...figure, lines, verified: true }
  const message =
    doubtful.size === 1
      ? 'A document failed a check: a person must review it before the income from it can be relied on'
      : `${doubtful.size} documents failed a check: a person must review them before the income from them can be relied on`
  const alert: Alert = { code: 'document_check_failed', message, document_ids: [...doubtful] }
  return { ...figure, lines, verified: false, alerts: [alert, ...figure.alerts] }
}

/** The failed checks of the documents in scope, by name; one passed check if there are none. */
export function checksOf(scope: readonly DocumentFacts[]): Check[] {
  const failures = scope.flatMap((document) => document.checks.filter((check) => check.status === 'failed'))
  if (failures.length === 0) return [documentsCheck('passed', 'No check failed in the documents this model rests on')]
  return [...Map.groupBy(failures, (check) => check.name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { length }]) =>
      documentsCheck(
        'failed',
        `The check "${name}" failed in ${length} ${length === 1 ? 'document' : 'documents'}`,
        name,
      ),
    )
}

function documentsCheck(status: Check['status'], message: string, name = 'documents'): Check {
  return { name, status, expected: null, actual: null, message }
}
