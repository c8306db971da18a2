import type { Page } from '../contract/types.ts'

const LARGEST_PAGE = 100

/** Selects a page of a list. */
export interface PageInput {
  page?: number
  page_size?: number
}

/**
 * A list: `await` it for one page, or iterate over all of it with `for await`, which loads pages as needed.
 *
 * const { count, results } = await client.listPackages({ page_size: 5 })
 * for await (const loanPackage of client.listPackages()) …
 */
export class Listing<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #read: (input: PageInput) => Promise<Page<T>>
  readonly #input: PageInput

  constructor(read: (input: PageInput) => Promise<Page<T>>, input: PageInput) {
    this.#read = read
    this.#input = input
  }

  then<A = Page<T>, B = never>(
    resolved?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#read(this.#input).then(resolved, rejected)
  }

  /** From the requested page to the last. */
  async *pages(): AsyncGenerator<Page<T>, void> {
    const input = { page_size: LARGEST_PAGE, ...this.#input }
    for (let page = input.page ?? 1; ; page++) {
      const read = await this.#read({ ...input, page })
      yield read
      if (page >= read.pages) return
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const { results } of this.pages()) yield* results
  }

  async toArray(): Promise<T[]> {
    const all: T[] = []
    for await (const each of this) all.push(each)
    return all
  }
}
