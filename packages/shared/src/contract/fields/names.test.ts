import { DOCUMENT_TYPES } from '../document.ts'
import { fieldFormat } from './format.ts'
import { FIELD_NAMES } from './names.ts'

test.each(DOCUMENT_TYPES)('a reviewer can enter every field that a %s may have', (type) => {
  expect(FIELD_NAMES[type].filter((name) => fieldFormat(type, name) === null)).toEqual([])
})
