import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { callsBetweenFiles } from './calls.ts'
import { executedBy } from './executed.ts'

const source = (path: string, text: string) => ({
  path,
  lines: 1,
  tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
})
const FIRST = "import { ran, idle } from './b/second.ts'\nexport const first = () => ran() + idle()"
const SECOND = 'export function ran() { return 1 }\nexport function idle() { return 2 }'

test('code that ran in one file and uses code that ran in another counts as a call between them', () => {
  const executed = new Map([
    [pathToFileURL('/src/first.ts').href, new Set([FIRST.length])],
    [pathToFileURL('/src/b/second.ts').href, new Set([SECOND.indexOf('\n')])],
  ])
  const sources = [source('first.ts', FIRST), source('b/second.ts', SECOND)]
  expect(callsBetweenFiles(sources, '/src', executed)).toEqual({ calls: 1, files: 2 })
  expect(callsBetweenFiles(sources, '/src', new Map())).toEqual({ calls: 0, files: 0 })
})

test('a property with the name of an imported function is not a call of it', () => {
  const first = source('first.ts', "import { height } from './b/second.ts'\nexport const first = (line) => line.height")
  const second = source('b/second.ts', 'export function height() { return 1 }')
  const executed = new Map(
    [first, second].map(({ path, tree }) => [pathToFileURL(`/src/${path}`).href, new Set([tree.end])]),
  )
  expect(callsBetweenFiles([first, second], '/src', executed)).toEqual({ calls: 0, files: 0 })
})

test('functions that ran are distinguished from those that did not', () => {
  const [run, idle] = [() => 1, () => 2]
  const before = [...executedBy(() => idle.length).values()].reduce((sum, ends) => sum + ends.size, 0)
  const after = [...executedBy(() => void run()).values()].reduce((sum, ends) => sum + ends.size, 0)
  expect(after).toBeGreaterThan(before)
})
