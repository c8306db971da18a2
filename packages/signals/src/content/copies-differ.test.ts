import { ofCopiesThatDiffer } from './copies-differ.ts'

const at = (value: string, row: number) => ({
  value,
  page: 1,
  box: [0.1, row / 10, 0.2, (row + 0.2) / 10] as [number, number, number, number],
})
const boxes = [{ name: 'box 6', taken: at('1058.47', 1) }]

test('the amount of another copy is reported with its place if a digit or two differ', () => {
  expect(ofCopiesThatDiffer(boxes, [at('1,058.47', 1), at('6,058.47', 5), at('73,000.00', 2)])).toMatchObject([
    {
      code: 'copies_differ',
      severity: 'medium',
      evidence: [{ box: [0.1, 0.1, 0.2, 0.12] }, { box: [0.1, 0.5, 0.2, 0.52] }],
    },
  ])
})

test('amounts that have nothing of it, and a page full of amounts like it, are not reported', () => {
  expect(ofCopiesThatDiffer(boxes, [at('1,058.47', 1), at('7,211.90', 5)])).toEqual([])
  expect(
    ofCopiesThatDiffer(
      boxes,
      Array.from({ length: 12 }, (_, i) => at(`${(i % 8) + 2},058.47`, i)),
    ),
  ).toEqual([])
})
