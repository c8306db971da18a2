import { Counter, type Registry } from '@income/platform'
import express, { type RequestHandler } from 'express'
import { z } from 'zod'

/** As browsers report one (CSP 3, section 5), by `report-uri` and by the Reporting API. */
const byReportUri = z.object({ 'csp-report': z.object({ 'effective-directive': z.string() }) })
const byReportingApi = z.array(
  z.object({ type: z.literal('csp-violation'), body: z.object({ effectiveDirective: z.string() }) }),
)

const DIRECTIVE = /^(default|script|style|img|font|connect|worker|manifest|frame|media|object)-src(-elem|-attr)?$/

const read = express.json({
  limit: '16kb',
  type: ['application/csp-report', 'application/reports+json'],
})

/** Counts what browsers were kept from. Of a report nothing else is taken: anybody can send one, and it may hold addresses. */
export function countViolations(metrics: Registry): RequestHandler[] {
  const violations = new Counter({
    name: 'income_console_csp_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported of the console',
    labelNames: ['directive'],
    registers: [metrics],
  })
  return [
    read,
    (request, response) => {
      for (const directive of directivesOf(request.body)) violations.inc({ directive })
      response.status(204).end()
    },
  ]
}

function directivesOf(report: unknown): string[] {
  const one = byReportUri.safeParse(report).data
  const several = byReportingApi.safeParse(report).data ?? []
  const named = [one?.['csp-report']['effective-directive'], ...several.map(({ body }) => body.effectiveDirective)]
  return named.filter((name) => name !== undefined).map((name) => (DIRECTIVE.test(name) ? name : 'other'))
}
