import { left, linesOf, top, type Line, type Page } from '@income/documents'

/** The page's lines as the parsers see them: each cell with its x-position in points. */
export function dumpPage(page: Page): string {
  const heading = `--- page ${page.number}, ${Math.round(page.width)} x ${Math.round(page.height)} pt, ${page.source}, ${page.words.length} words`
  const fields = page.formFields.map(
    (f) => `      field ${f.kind} ${f.name} = ${JSON.stringify(f.value)} at ${f.box.map(Math.round).join(' ')}`,
  )
  return [heading, ...linesOf(page).map(dumpLine), ...fields].join('\n')
}

/** Words separated by an ordinary blank share an x-position; a word with low OCR confidence shows it. */
function dumpLine(line: Line): string {
  let text = ''
  let end = -Infinity
  for (const word of line.words) {
    const size = word.box[3] - word.box[1]
    const apart = left(word) - end > 0.6 * size
    text += apart ? ` [${Math.round(left(word))}]` : ' '
    text += word.text + (word.confidence < 0.8 ? `~${word.confidence.toFixed(2)}` : '')
    end = word.box[2]
  }
  return `${top(line).toFixed(0).padStart(5)}${text}`
}
