import type { PageOf } from '@income/shared'
import { z } from 'zod'

const DEFAULT_SIZE = 20
const LARGEST_SIZE = 100
const LARGEST_PAGE = 999_999_999

function wholeNumber(most: number, fallback: number) {
  const said = `must be a whole number from 1 to ${most}`
  return z
    .string(said)
    .regex(/^\d{1,9}$/, said)
    .transform(Number)
    .pipe(z.int().min(1, said).max(most, said))
    .default(fallback)
}

/** The query of every list. */
export const pageQuery = z.strictObject({
  page: wholeNumber(LARGEST_PAGE, 1).meta({ description: 'Page to return, from 1' }),
  page_size: wholeNumber(LARGEST_SIZE, DEFAULT_SIZE).meta({ description: 'Results on a page' }),
})
export type PageQuery = z.infer<typeof pageQuery>

/** The rows of one page. */
export interface Range {
  skip: number
  take: number
}

/** One page in the envelope of specification 2.5; a page beyond the end is empty and reads nothing. */
export async function listPage<T>(
  { page, page_size }: PageQuery,
  count: number,
  read: (range: Range) => Promise<T[]>,
): Promise<PageOf<T>> {
  const skip = (page - 1) * page_size
  const results = skip < count ? await read({ skip, take: page_size }) : []
  return { count, page, pages: Math.ceil(count / page_size), results }
}
