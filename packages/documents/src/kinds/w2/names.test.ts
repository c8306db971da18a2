import { pageFromText } from '../../model/testing.ts'
import { readPersonName } from '../../boxes/names.ts'

const nameIn = (text: string) => readPersonName(pageFromText(text).words, undefined, 1)?.value

test('a name stands above its address; an address whose name was lost is none', () => {
  expect(nameIn('James Williams\n95060 Crystal Burg Apt. 070')).toBe('James Williams')
  expect(nameIn('Burg Apt. 070\nDavisburgh AR 30937-0798')).toBeUndefined()
})
