import { visible } from './visible.ts'

test.each([
  ['invoice\u202Efdp.exe', 'invoice⟨U+202E⟩fdp.exe'],
  ['\u2067a\u2069.pdf', '⟨U+2067⟩a⟨U+2069⟩.pdf'],
  ['two\nlines\u0007.pdf', 'two⟨U+000A⟩lines⟨U+0007⟩.pdf'],
  ['Müller, שלום, 李.pdf', 'Müller, שלום, 李.pdf'],
])('%j is shown as %s', (name, shown) => {
  expect(visible(name)).toBe(shown)
})
