import { Counter, type Registry } from '@income/platform'
import express, { type RequestHandler } from 'express'
import { z } from 'zod'

/** The report format of browsers (CSP 3, section 5.3). */
const violation = z.object({ 'csp-report': z.object({ 'effective-directive': z.string() }) })

const DIRECTIVE = /^(default|script|style|img|font|connect|worker|manifest|frame|media|object)-src(-elem|-attr)?$/

const read = express.json({ limit: '16kb', type: 'application/csp-report' })

/**
 * Counts violations that browsers report. Only the directive is kept: anybody can send a report, and it may contain
 * addresses.
 */
export function countViolations(metrics: Registry): RequestHandler[] {
  const violations = new Counter({
    name: 'income_console_csp_violations_total',
    help: 'Violations of the Content-Security-Policy in the console, as reported by browsers',
    labelNames: ['directive'],
    registers: [metrics],
  })
  return [
    read,
    (request, response) => {
      const report = violation.safeParse(request.body).data?.['csp-report']
      if (report) violations.inc({ directive: known(report['effective-directive']) })
      response.status(204).end()
    },
  ]
}

function known(directive: string): string {
  return DIRECTIVE.test(directive) ? directive : 'other'
}
