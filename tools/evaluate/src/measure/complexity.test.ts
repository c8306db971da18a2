import ts from 'typescript'
import { complexities, regexesLongerThan } from './complexity.ts'

const treeOf = (text: string) => ts.createSourceFile('f.ts', text, ts.ScriptTarget.Latest, true)

test('every branch of a function counts, and nested functions count separately', () => {
  const text = `
    function outer(a = 1) {
      if (a > 1 && a < 3) return a
      return [a].map((b) => (b ? 1 : (b ?? 2)))
    }`
  expect(complexities(treeOf(text))).toEqual([3, 4])
})

test('long regular expressions are counted', () => {
  expect(regexesLongerThan(5, treeOf('const a = /abcdef/; const b = /a/'))).toBe(1)
})
