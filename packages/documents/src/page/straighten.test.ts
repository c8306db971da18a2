import { linesOf } from './lines.ts'
import { fractions, type Page } from './page.ts'
import { straighten } from './straighten.ts'
import { pageFromText } from './testing.ts'

const level = pageFromText(
  Array.from(
    { length: 30 },
    (_, i) => `01/${String(i + 1).padStart(2, '0')}   DEPOSIT FROM SOMEBODY ${i}        ${i},100.00   ${i},200.00`,
  ).join('\n'),
  { source: 'ocr' },
)

function tilted(page: Page, slope: number): Page {
  const words = page.words.map((word) => {
    const [left, top, right, bottom] = word.box
    const dx = -slope * ((top + bottom) / 2)
    const dy = slope * ((left + right) / 2)
    return { ...word, box: [left + dx, top + dy, right + dx, bottom + dy] as const }
  })
  return { ...page, words }
}

test.each([-0.05, -0.017, 0.008, 0.03])('lines that fall by %d are level again', (slope) => {
  const straight = straighten(tilted(level, slope))
  expect(linesOf(straight).map((line) => line.text)).toEqual(linesOf(level).map((line) => line.text))
  expect(straight.skew).toBeCloseTo(slope, 2)
})

test('evidence is where the word lies on the page as displayed', () => {
  const page = tilted(level, 0.03)
  const straight = straighten(page)
  const before = fractions(page.words[100]!.box, page)
  const after = fractions(straight.words[100]!.box, straight)
  after.forEach((edge, i) => expect(edge).toBeCloseTo(before[i]!, 2))
})

test('a level page and a text layer stay as they are', () => {
  expect(straighten(level)).toBe(level)
  const text: Page = { ...tilted(level, 0.03), source: 'text_layer' }
  expect(straighten(text)).toBe(text)
})
