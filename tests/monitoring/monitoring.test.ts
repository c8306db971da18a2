import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { freePort } from '@income/devstack'
import { deploy, type Deployment } from '../support/service/deployment.ts'
import { until } from '../support/clients/until.ts'
import { isInstalled } from './programs.ts'
import { MONITORING, readRules } from './rules.ts'

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}

let on: Deployment
/** The metrics of each kind of process before it has done anything. */
let exposed: { api: string; worker: string }
beforeAll(async () => {
  on = await deploy()
  const port = String(await freePort())
  await on.startApi()
  on.startWorker({ METRICS_PORT: port })
  const scrape = (url: string) => until(async () => (await fetch(`${url}/metrics`).catch(() => null))?.text())
  await fetch(`${on.url}/api/v1/packages`)
  exposed = { api: await scrape(on.url), worker: await scrape(`http://127.0.0.1:${port}`) }
})
afterAll(() => on[Symbol.asyncDispose]())

const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance', 'le'] }
const NAME = /\b(?:up|(?:income|http|process|nodejs)_[a-z0-9_]+)\b/g
const SELECTOR = /\b([a-z_0-9]+)\{([^}]*)\}/g

/** Names of metrics and labels that the processes expose. */
function known(): { metrics: Set<string>; labels: Set<string> } {
  const lines = Object.values(exposed).flatMap((text) => text.split('\n'))
  const series = lines.filter((line) => line && !line.startsWith('#'))
  const declared = lines.flatMap((line) => /^# TYPE (\S+) histogram/.exec(line)?.[1] ?? [])
  return {
    metrics: new Set([
      ...OF_PROMETHEUS.metrics,
      ...series.map((line) => /^[^{ ]+/.exec(line)![0]),
      ...declared.flatMap((name) => ['_bucket', '_count', '_sum'].map((part) => name + part)),
    ]),
    labels: new Set([
      ...OF_PROMETHEUS.labels,
      ...series.flatMap((line) => [...line.matchAll(/[{,]([a-z_]+)="/g)].map(([, label]) => label!)),
    ]),
  }
}

function unknownIn(queries: readonly string[]): string[] {
  const { metrics, labels } = known()
  return queries.flatMap((query) => [
    ...[...query.matchAll(NAME)].map(([name]) => name).filter((name) => !metrics.has(name)),
    ...[...query.matchAll(SELECTOR)]
      .flatMap(([, , inside]) => [...inside!.matchAll(/([a-z_]+)\s*[=!]/g)].map(([, label]) => label!))
      .filter((label) => !labels.has(label)),
  ])
}

test('every alert uses existing metrics and labels', async () => {
  const { groups } = await readRules()
  expect(unknownIn(groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)))).toEqual([])
  expect(unknownIn(['sum(rate(income_no_such_total{cause="x"}[5m]))', 'up{colour="red"}'])).toHaveLength(2)
})

test('every panel uses existing metrics and labels', async () => {
  const { panels } = JSON.parse(await readFile(`${MONITORING}dashboard.json`, 'utf8')) as Dashboard
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(20)
  expect(unknownIn(queries)).toEqual([])
})

test('every alert has a section in the runbook, and every section an alert', async () => {
  const { groups } = await readRules()
  const rules = groups.flatMap((group) => group.rules)
  const text = await readFile(new URL('../../docs/runbook.md', import.meta.url), 'utf8')
  const sections = [...text.matchAll(/^## (\w+)\n\n\S/gm)].map(([, title]) => title!)
  expect(sections.sort()).toEqual(rules.map(({ alert }) => alert).sort())
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
  }
})

test.each([
  ['income_files_total{status="failed",code="extraction_failed"'],
  ['income_reader_ends_total{cause="memory"'],
  ['income_webhook_attempts_total{outcome="timeout"'],
  ['income_pages_total{source="ocr"'],
])('%s…} is zero before the first event, so that the event is seen', (series) => {
  expect(exposed.worker.split('\n').find((line) => line.startsWith(series))).toMatch(/ 0$/)
})

test('the API also shows the connections of the computing thread', () => {
  const pools = [...exposed.api.matchAll(/^income_database_connections_max\{pool="(\w+)".*\} (\d+)$/gm)]
  expect(pools.map(([, pool, most]) => [pool, Number(most)])).toEqual([
    ['requests', 8],
    ['computing', 4],
  ])
})

const withPromtool = isInstalled('promtool') ? describe : describe.skip

withPromtool('promtool', () => {
  const run = (args: readonly string[], input = '') =>
    spawnSync('promtool', args, { cwd: MONITORING, input, encoding: 'utf8' })

  test.each([
    ['rules', ['check', 'rules', 'alerts.yml']],
    ['tests of rules', ['test', 'rules', 'alerts.test.yml']],
    ['configuration', ['check', 'config', '--syntax-only', '../../monitoring/prometheus.yml']],
  ])('finds no problem in the %s', (_, args) => {
    expect(run(args)).toMatchObject({ status: 0 })
  })

  test.each(['api', 'worker'] as const)('finds no problem in the metrics of the %s', (service) => {
    expect(run(['check', 'metrics'], exposed[service])).toMatchObject({ status: 0, stderr: '' })
  })
})
