import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@income/devstack'
import { stringify } from 'yaml'
import { until } from '../support/clients/until.ts'
import type { RuleFile } from './rules.ts'

export interface Prometheus extends AsyncDisposable {
  /** The names of alerts that are firing. */
  firing(): Promise<ReadonlySet<string>>
}

interface AlertsAnswer {
  data: { alerts: { state: string; labels: { alertname: string } }[] }
}

/** Starts a Prometheus that scrapes and evaluates every second. @param targets host and port by job */
export async function startPrometheus(rules: RuleFile, targets: Record<string, string>): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'income-prometheus-'))
  const port = await freePort()
  await writeFile(join(folder, 'alerts.yml'), stringify(rules))
  await writeFile(
    join(folder, 'prometheus.yml'),
    stringify({
      global: { scrape_interval: '1s', evaluation_interval: '1s' },
      rule_files: ['alerts.yml'],
      scrape_configs: Object.entries(targets).map(([job, target]) => ({
        job_name: job,
        static_configs: [{ targets: [target] }],
      })),
    }),
  )
  const options = {
    'config.file': join(folder, 'prometheus.yml'),
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': `127.0.0.1:${port}`,
    'log.level': 'error',
  }
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const child = spawn('prometheus', flags, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/-/ready`).catch(() => null))?.ok)
  return {
    async firing() {
      const { data } = (await (await fetch(`${url}/api/v1/alerts`)).json()) as AlertsAnswer
      return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
