#!/usr/bin/env node
import { dirname } from 'node:path'
import { understand } from '@income/documents'
import { pageFromText } from '@income/documents/testing'
import { Command } from 'commander'
import { callsBetweenFiles } from './calls.ts'
import { complexities, regexesLongerThan } from './complexity.ts'
import { executedBy } from './executed.ts'
import { DOCUMENTS, filesOfEngine, sourcesOfEngine } from './sources.ts'
import { STATEMENT_PAGE } from './statement-page.ts'

new Command('measure')
  .description(
    'Measures the limits of the engine: its size, how much of it all kinds share, and how complex its functions are.',
  )
  .parse()

const sources = await sourcesOfEngine()
const lines = sum(sources.map((source) => source.lines))
const shared = sum(sources.filter(({ path }) => !path.startsWith('kinds/')).map((source) => source.lines))
const folders = [...Map.groupBy(await filesOfEngine(), dirname)]
const fullest = largest(folders.map(([folder, { length }]) => ({ name: folder, size: length })))
const longest = largest(sources.map((source) => ({ name: source.path, size: source.lines })))
const functions = sources.flatMap(({ tree }) => complexities(tree))
const executed = executedBy(() => understand([pageFromText(STATEMENT_PAGE)]))
const { calls, files } = callsBetweenFiles(sources, DOCUMENTS, executed)

console.table({
  'lines that are not tests': lines,
  files: sources.length,
  "share outside the kinds' folders": `${((100 * shared) / lines).toFixed(1)} %`,
  'files in the fullest folder, tests too': `${fullest.size} (${fullest.name})`,
  'lines of the longest file': `${longest.size} (${longest.name})`,
  functions: functions.length,
  'functions with a complexity above 15': functions.filter((paths) => paths > 15).length,
  'regular expressions above 200 characters': sum(sources.map(({ tree }) => regexesLongerThan(200, tree))),
  'calls between files for a page of a statement': `${calls} through ${files} files`,
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function largest<T extends { size: number }>(all: readonly T[]): T {
  return all.reduce((most, next) => (next.size > most.size ? next : most))
}
