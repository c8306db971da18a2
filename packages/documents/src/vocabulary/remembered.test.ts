import { remembered } from './remembered.ts'

test('asks once, remembers nothing found too, and forgets in time', () => {
  const asked: string[] = []
  const find = remembered((text) => {
    asked.push(text)
    return text === 'none' ? null : text.length
  })
  expect([find('four'), find('none'), find('four'), find('none')]).toEqual([4, null, 4, null])
  expect(asked).toEqual(['four', 'none'])
  for (let i = 0; i < 10_000; i++) find(`another ${i}`)
  expect(find('four')).toBe(4)
  expect(asked.filter((text) => text === 'four')).toHaveLength(2)
})
