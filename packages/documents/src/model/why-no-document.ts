import type { Understanding } from './document.ts'

/** Why a file has no income document: nothing is on its pages, what is there cannot be decoded, or it is something else. */
export function whyNoDocument({
  otherPages,
}: Pick<Understanding, 'otherPages'>): 'empty_document' | 'corrupt_file' | 'unsupported_document' {
  if (otherPages.every(({ kind }) => kind === 'blank')) return 'empty_document'
  return otherPages.every(({ kind }) => kind === 'blank' || kind === 'damaged')
    ? 'corrupt_file'
    : 'unsupported_document'
}
