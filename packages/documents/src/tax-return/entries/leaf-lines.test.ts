import { leafLinesOf } from './leaf-lines.ts'

test('tools outside this project find the lines that are entries at this address', () => {
  expect(leafLinesOf('1040', '2024').map(({ line }) => line)).toContain('1a')
})
