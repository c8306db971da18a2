import type { Word } from '../model/page.ts'
import { readCompanyName, readSocialSecurityNumber } from './parties.ts'

function wordsOf(...lines: readonly string[]): Word[] {
  return lines.flatMap((line, row) =>
    (line === '' ? [] : line.split(' ')).map((text, i): Word => {
      const [left, top] = [20 + 40 * i, 20 + 12 * row]
      return { text, box: [left, top, left + 36, top + 8], confidence: 1 }
    }),
  )
}

test.each(['(Box c)', '(Boxes e, f)'])(
  'the number of a box at the end of a label is no part of the name: %s',
  (rest) => {
    const name = readCompanyName(
      wordsOf(rest, 'Keystone Retail Group', '2000 Linglestown Rd', 'Harrisburg PA 17110'),
      [],
    )
    expect(name?.value).toBe('Keystone Retail Group')
  },
)

test('a name may take two lines above its address', () => {
  const name = readCompanyName(
    wordsOf('Keystone Retail', 'Group LLC', '2000 Linglestown Rd', 'Harrisburg PA 17110'),
    [],
  )
  expect(name?.value).toBe('Keystone Retail Group LLC')
})

test('a name above the label, if name and address are centred on its height', () => {
  const [name, address] = [wordsOf('Keystone Retail Group'), wordsOf('', '2000 Linglestown Rd', 'Harrisburg PA 17110')]
  expect(readCompanyName(address, [...name, ...wordsOf('', '', '', '', 'Another Company')])?.value).toBe(
    'Keystone Retail Group',
  )
})

test.each(['XXX-XX-5528', '***-**-5528', '#*K-*K-5528', '412-55-5528'])(
  'the last four digits of a number, whatever hides the others: %s',
  (number) => {
    const read = readSocialSecurityNumber(wordsOf(number), [])
    expect(read).toMatchObject({ last4: { value: '5528' }, plausible: number.startsWith('4') ? true : null })
  },
)
