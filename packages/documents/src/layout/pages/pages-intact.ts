import type { Check } from '@income/shared'
import type { ExtractedDocument } from '../../model/document.ts'
import { check, list, passed } from '../../model/check.ts'
import type { Page } from '../../model/page.ts'

/** The documents with a check of their pages: where one is damaged, nobody knows what more is printed there. */
export function withPagesIntact(documents: readonly ExtractedDocument[], pages: readonly Page[]): ExtractedDocument[] {
  const damaged = pages.filter((page) => page.damage).map(({ number }) => number)
  const strays = damaged.filter((number) => !documents.some((document) => holds(document, number)))
  return documents.map((document) => ({
    ...document,
    checks: [...document.checks, pagesIntact(document, damaged, strays)],
  }))
}

/** `strays` are damaged pages of no document: nobody knows whose they are. */
function pagesIntact(document: ExtractedDocument, damaged: readonly number[], strays: readonly number[]): Check {
  const name = 'pages_intact'
  const own = damaged.filter((number) => holds(document, number))
  if (own.length > 0) {
    const pages = list(own.map(String), 'page')
    return check(name, 'failed', `Not everything printed on ${pages} could be read: the file is damaged there.`)
  }
  const beside = strays.find((number) => number === document.pageStart - 1 || number === document.pageEnd + 1)
  if (beside !== undefined)
    return check(name, 'warning', `Page ${beside} is too damaged to tell whether it belongs to this document.`)
  return passed(name, 'No page of the document is damaged.')
}

function holds({ pageStart, pageEnd }: ExtractedDocument, page: number): boolean {
  return pageStart <= page && page <= pageEnd
}
