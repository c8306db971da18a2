import { contentsOf, savedOver, stream, written, type Objects } from '../../../testing/revised-pdf.ts'
import { ReadObjects } from '../objects/pdf-objects.ts'
import { statesToRead, versionsOf, worthReading } from './versions.ts'

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const page = (contents: number, rest = '') => `<</Type/Page/Parent 2 0 R/Contents ${contents} 0 R${rest}>>`
const TREE = '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2/MediaBox[0 0 612 792]/Resources<</Font<</F 5 0 R>>>>>>'
const FIELD = '<</Subtype/Widget/FT/Tx/T(pay)/V(10.00)/Rect[9 9 99 29]/P 6 0 R>>'

/** Two pages, the second with a form field. */
const BOTH: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R]>>>>',
  2: TREE,
  3: page(4),
  4: contentsOf(['Statement', '2,412.00']),
  5: FONT,
  6: page(7, '/Annots[8 0 R]'),
  7: contentsOf(['Thank you']),
  8: FIELD,
}

/** The numbers of the pages that the states of a file show in several versions. */
function changedPages(...steps: Objects[]): number[] {
  return versionsIn(...statesOf(...steps)).map(([version]) => version!.page)
}

function statesOf(...steps: Objects[]): Buffer[] {
  const states = [written(BOTH)]
  for (const step of steps) states.push(savedOver(states.at(-1)!, step))
  return states
}

function versionsIn(...states: Buffer[]) {
  const ends = states.map(({ length }) => length)
  return versionsOf(new ReadObjects(states.at(-1)!), ends, 2)
}

test.each<[string, Objects]>([
  [
    'the catalogue with metadata and a store of signatures',
    {
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R 12 0 R]/SigFlags 3>>/Metadata 9 0 R/DSS<<>>>>',
      9: stream('<x/>'),
    },
  ],
  ['a page with when it was changed', { 3: page(4, '/LastModified(D:20260101)/PieceInfo<</A<<>>>>/StructParents 1') }],
  ['objects as they were', { 4: BOTH[4]!, 5: FONT }],
  ['contents under another number', { 3: page(9), 9: BOTH[4]! }],
  [
    'a signature without a place',
    { 3: page(4, '/Annots[9 0 R]'), 9: '<</Subtype/Widget/FT/Sig/V 10 0 R/Rect[0 0 0 0]>>', 10: '<</Type/Sig>>' },
  ],
  ['a hidden note', { 3: page(4, '/Annots[9 0 R]'), 9: '<</Subtype/FreeText/F 2/Contents(a)/Rect[9 9 99 99]>>' }],
])('a step that saves %s changes no page', (_, step) => {
  expect(changedPages(step)).toEqual([])
})

test.each<[string, Objects, number[]]>([
  ['contents', { 4: contentsOf(['Statement', '9,412.00']) }, [1]],
  ['a font that all pages take from their tree', { 5: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' }, [1, 2]],
  ['the value of a field', { 8: FIELD.replace('10.00', '90.00') }, [2]],
  ['a note', { 3: page(4, '/Annots[9 0 R]'), 9: '<</Subtype/FreeText/Contents(a)/Rect[9 9 99 99]>>' }, [1]],
  ['the order of pages', { 2: TREE.replace('3 0 R 6 0 R', '6 0 R 3 0 R') }, [1, 2]],
  ['which layers show', { 1: '<</Type/Catalog/Pages 2 0 R/OCProperties<</D<</OFF[9 0 R]>>>>>>' }, [1, 2]],
])('a step that changes %s changes the pages that it is on', (_, step, pages) => {
  expect(changedPages(step)).toEqual(pages)
})

test('a version is of all states that show it', () => {
  const changed = { 4: contentsOf(['Statement', '9,412.00']) }
  const [versions] = versionsIn(...statesOf({ 9: '<<>>' }, changed, { 9: '<</A 1>>' }))
  expect(versions!.map(({ page, first, last }) => [page, first, last])).toEqual([
    [1, 0, 1],
    [1, 2, 3],
  ])
})

test('the drawing of a page is the same if only its fields differ, and not if a note is added', () => {
  const drawings = (step: Objects) => versionsIn(...statesOf(step)).map((own) => own.map(({ print }) => print!.drawn))
  const [[before, after] = []] = drawings({ 8: FIELD.replace('10.00', '90.00') })
  expect(after).toBe(before)
  const note = '<</Subtype/FreeText/Contents(a)/Rect[9 9 99 99]>>'
  const [[bare, noted] = []] = drawings({ 6: page(7, '/Annots[8 0 R 9 0 R]'), 9: note })
  expect(noted).not.toBe(bare)
})

test('a page is another one once an object is there to which it already referred', () => {
  const first = written({ ...BOTH, 3: page(4, '/Annots[9 0 R]') })
  const noted = savedOver(first, { 9: '<</Subtype/FreeText/Contents(a)/Rect[9 9 99 99]>>' })
  expect(versionsIn(first, noted).map(([version]) => version!.page)).toEqual([1])
})

test('every page of a state whose objects are not where its table says may differ', () => {
  const states = statesOf({ 9: '<<>>' })
  const shifted = Buffer.from(states[1]!.toString('latin1').replace('4 0 obj', '9 0 obj'), 'latin1')
  const versions = versionsIn(shifted.subarray(0, states[0]!.length), shifted)
  expect(versions.map(([version]) => version!.page)).toEqual([1, 2])
})

test('of many versions the first, the last two and the signed are read', () => {
  const versions = Array.from({ length: 6 }, (_, state) => ({ page: 1, first: state, last: state, print: null }))
  const states = (signed: number[]) => worthReading(versions, signed).map(({ first }) => first)
  expect(states([])).toEqual([0, 4, 5])
  expect(states([2])).toEqual([0, 2, 4, 5])
})

test('versions are read in as few states as possible, and in the last one where they can be', () => {
  const readIn = (...spans: [first: number, last: number][]) => {
    const versions = spans.map(([first, last]) => ({ page: 1, first, last, print: null }))
    const states = statesToRead(versions, 4)
    return versions.map((version) => states.get(version))
  }
  expect(readIn([0, 0], [0, 2], [1, 2], [3, 4])).toEqual([0, 0, 2, 4])
  expect(readIn([1, 3], [2, 4])).toEqual([3, 4])
})
