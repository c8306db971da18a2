import { readFileSync } from 'node:fs'
import { API_ERRORS, type ApiErrorCode } from '@income/shared'
import express from 'express'
import request from 'supertest'
import { ERROR_CATALOG } from '../openapi/error-catalog.ts'
import { docsPage } from './page.ts'

const codes = Object.keys(API_ERRORS)

test('the page has an anchor for every code', async () => {
  const { status, text, headers } = await request(express().use('/docs', docsPage())).get('/docs/errors')
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect([...text.matchAll(/ id="(\w+)"/g)].map(([, code]) => code).sort()).toEqual([...codes].sort())
})

test('docs/api.md has the same table', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\d{3})(?:, \d{3})? +\| `(\w+)` +\| (.+?) +\|$/gm)].map(
    ([, http, code, when]) => [Number(http), code, when],
  )
  expect(rows).toEqual(
    Object.entries(ERROR_CATALOG).map(([code, { when }]) => [API_ERRORS[code as ApiErrorCode], code, when]),
  )
})
