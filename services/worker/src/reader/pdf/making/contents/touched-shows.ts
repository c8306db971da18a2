/** Acrobat marks text that it edited in the contents of a page like this, in front of it and behind it. */
const MARK = '/TouchUp_TextEdit'

const TOKEN = /\((?:\\[^]|[^\\()])*\)|<[\da-fA-F\s]*>|%[^\r\n]*|\bBI\s[^]*?\sEI\b|\/?[^\s()<>[\]{}/%]+/g
const SHOWS = new Set(['Tj', 'TJ', "'", '"'])

/**
 * The operators that show text which Acrobat edited, by their positions among those of a page's contents: a list for each text object that
 * follows a mark.
 */
export function touchedShows(contents: string): number[][] {
  if (!contents.includes(MARK)) return []
  const touched: number[][] = []
  let own: number[] | null = null
  let shows = 0
  let last = ''
  for (const [token] of contents.matchAll(TOKEN)) {
    if (token === 'MP' && last === MARK) touched.push((own = []))
    else if (token === 'ET') own = null
    else if (SHOWS.has(token)) {
      own?.push(shows)
      shows++
    }
    last = token
  }
  return touched.filter(({ length }) => length > 0)
}
