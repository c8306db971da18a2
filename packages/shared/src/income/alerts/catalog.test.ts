import { globSync, readFileSync } from 'node:fs'
import { ALERTS, graded } from './catalog.ts'
import { ALERT_SEVERITIES } from './meaning.ts'

const income = `${import.meta.dirname}/..`
const reference = readFileSync(`${income}/../../../../docs/documents.md`, 'utf8')
const rows = reference
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()))
const sources = globSync('**/*.ts', { cwd: income })
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('alerts/'))
  .map((path) => readFileSync(`${income}/${path}`, 'utf8'))

describe.each(Object.entries(ALERTS))('the alert %s', (code, { severity, meaning, action }) => {
  test('is listed in docs/documents.md with its severity, meaning and action', () => {
    expect(rows).toContainEqual([`\`${code}\``, severity, meaning, action])
  })

  test('is raised by a rule', () => {
    expect(sources.some((source) => new RegExp(`\\b${code}\\b`).test(source))).toBe(true)
  })
})

test('docs/documents.md lists the alerts in the order of the catalog', () => {
  const listed = rows.filter(([, severity]) => ALERT_SEVERITIES.some((known) => known === severity))
  const codes = listed.map(([code]) => code!.replaceAll('`', ''))
  expect(codes).toEqual(Object.keys(ALERTS))
})

test("an alert's severity follows its code; a code of an older version is a warning", () => {
  const alert = { code: 'schedules_missing', message: 'm', document_ids: ['d'] }
  expect(graded(alert)).toEqual({
    ...alert,
    severity: 'critical',
    action: 'Ask for the complete return with all schedules.',
  })
  expect(graded({ ...alert, code: 'of_old' })).toMatchObject({ severity: 'warning', action: null })
})
