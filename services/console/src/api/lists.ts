import type { Page, PageInput } from '@income/client'

const LARGEST_PAGE = 100
/** Parallel requests: browsers open at most six connections to a host. */
const BREADTH = 5

/** Every result in the list's order; several pages are requested in parallel. */
export async function listAll<T>(read: (page: Required<PageInput>) => PromiseLike<Page<T>>): Promise<T[]> {
  const first = await read({ page: 1, page_size: LARGEST_PAGE })
  const rest: T[][] = []
  const waiting = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2)
  const fetchNext = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const { results } = await read({ page, page_size: LARGEST_PAGE })
      rest[page - 2] = results
    }
  }
  await Promise.all(Array.from({ length: BREADTH }, fetchNext))
  return [...first.results, ...rest.flat()]
}
