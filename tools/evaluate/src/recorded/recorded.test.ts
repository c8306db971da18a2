import { readFile } from 'node:fs/promises'
import { withDevelopersReaders } from '../reading/readers.ts'
import { faultsOf, scoreRecordedSamples, type Recorded } from './recorded.ts'

test('samples are read at least as well as recorded', async () => {
  const recorded = JSON.parse(
    await readFile(new URL('../../recorded/native-samples.json', import.meta.url), 'utf8'),
  ) as Recorded
  const scores = await withDevelopersReaders(scoreRecordedSamples)
  expect(worse(scores, recorded)).toEqual([])
  expect(Object.keys(scores)).toEqual(Object.keys(recorded))
})

test('anything that has become worse is named', () => {
  const recorded: Recorded = { w2: { ...perfect, right: 9 } }
  expect(worse({ w2: { ...perfect, right: 8, silent: 1 } }, recorded)).toEqual([
    'w2: fields wrong 2, recorded 1',
    'w2: silent errors 1, recorded 0',
  ])
  expect(worse({ w2: perfect }, recorded)).toEqual([])
})

const perfect = {
  documents: 1,
  documentsFound: 1,
  documentsExtra: 0,
  fields: 10,
  right: 10,
  entriesTruth: 5,
  entriesFound: 5,
  entriesRight: 5,
  descriptions: 5,
  descriptionsRight: 5,
  silent: 0,
  unmarked: 0,
  flagged: 0,
  flaggedWithoutCause: 0,
  notFlagged: 0,
}

function worse(scores: Recorded, recorded: Recorded): string[] {
  return Object.entries(scores).flatMap(([kind, score]) => {
    const before = recorded[kind] ? faultsOf(recorded[kind]) : {}
    return Object.entries(faultsOf(score))
      .filter(([name, count]) => count > (before[name] ?? 0))
      .map(([name, count]) => `${kind}: ${name} ${count}, recorded ${before[name] ?? 0}`)
  })
}
