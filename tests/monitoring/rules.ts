import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export const MONITORING = fileURLToPath(new URL('../../deploy/chart/monitoring/', import.meta.url))

interface Rule {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}

export interface RuleFile {
  groups: { name: string; rules: Rule[] }[]
}

export async function readRules(): Promise<RuleFile> {
  return parse(await readFile(`${MONITORING}alerts.yml`, 'utf8')) as RuleFile
}

const SECONDS = { m: 60, h: 3_600 }
const DURATION = /\b(\d+)([mh])\b/g

/** The same rules with time `factor` times as fast: their ranges and waiting times. Thresholds stay. */
export function hastened({ groups }: RuleFile, factor: number): RuleFile {
  const hasten = (text: string): string =>
    text.replace(DURATION, (_, count: string, unit: keyof typeof SECONDS) => {
      return `${Math.max(1, Math.round((Number(count) * SECONDS[unit]) / factor))}s`
    })
  return {
    groups: groups.map(({ name, rules }) => ({
      name,
      rules: rules.map((rule) => ({ ...rule, expr: hasten(rule.expr), ...(rule.for && { for: hasten(rule.for) }) })),
    })),
  }
}
