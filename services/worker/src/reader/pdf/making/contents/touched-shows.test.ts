import { touchedShows } from './touched-shows.ts'

const MARK = '/TouchUp_TextEdit MP'

test('the text object after each mark is what was edited', () => {
  const contents = `BT (a) Tj ET ${MARK} BT (b) Tj 0 -9 Td [(c) -3 (d)] TJ ET ${MARK} BT (e) ' ET BT (f) Tj ET`
  expect(touchedShows(contents)).toEqual([[1, 2], [3]])
})

test('marks without text, and text that looks like operators, do not count', () => {
  expect(touchedShows(`${MARK} ${MARK} BT ET`)).toEqual([])
  expect(touchedShows(`BT (Tj \\) Tj) Tj <0041> Tj %Tj\nET ${MARK} BT (b) Tj ET`)).toEqual([[2]])
  expect(touchedShows(`BI /W 1 ID Tj Tj EI ${MARK} BT (b) Tj ET`)).toEqual([[0]])
})

test('contents without marks are not examined', () => {
  expect(touchedShows('BT (/TouchUp) Tj ET')).toEqual([])
})
