import type { Word } from '../../model/page.ts'
import { readStates } from './states.ts'

const word = (text: string, left: number): Word => ({
  text,
  box: [left, 12, left + 5 * text.length, 20],
  confidence: 0.9,
})

test.each([
  ['in boxes of their own', [word('NY', 12)], [word('135598417', 60), word('2', 110)]],
  ['in one box', [word('NY', 12), word('135598417', 60), word('2', 110)], []],
  ['with a number that begins before its label', [word('NY', 12), word('135598417', 30)], [word('2', 110)]],
])('a state and its number %s', (_, state, id) => {
  const labels = new Map([
    ['15_state', [10, 0, 40, 8]],
    ['15_id', [80, 0, 140, 8]],
    ['16', [200, 0, 240, 8]],
  ] as const)
  const cells = new Map([
    ['15_state', state],
    ['15_id', id],
    ['16', [word('85,931.32', 200)]],
  ] as const)
  const read = readStates({ labels, cells })
  expect(read.get('box_15_state_1')?.value).toBe('NY')
  expect(read.get('box_15_id_1')?.value).toBe('135598417 2')
})
