import type { Page } from '../page/page.ts'
import { wordsWithFormFields } from '../page/form-field-words.ts'
import type { Slice } from './sheet/sheet.ts'

/** The stubs on these pages, each as the slices of pages it is printed on. */
export function stubsOn(pages: readonly Page[]): Slice[][] {
  return pages.map((page) => [{ page, words: wordsWithFormFields(page) }])
}
