import type { StoredDictionary } from '../objects/pdf-objects.ts'

const CONTENTS = /\/Contents(?=[\s[/<])/
const NONE = '/Nothings'

/** Takes the contents of a page out of a state of a file, so that only its annotations are read; false if that cannot be done. */
export function removeContents(state: Buffer, { from, to }: StoredDictionary): boolean {
  const at = CONTENTS.exec(state.toString('latin1', from, to))?.index
  if (at === undefined) return false
  state.write(NONE, from + at, 'latin1')
  return true
}
