import { lineInOrder } from '../../../layout/lines.ts'
import type { LineItem } from '../../../tables/rows/line-item.ts'

/** The names of lines as printed. An adjustment that bears the name of the line it adjusts is told apart by its heading. */
export function describe(lines: readonly LineItem[]): string[] {
  const names = lines.map(({ name }) =>
    lineInOrder(name)
      .text.replace(/[*†:]+$/, '')
      .trim(),
  )
  return lines.map(({ section, sectionTitle }, i) => {
    const shared = section === 'adjustments' && names.indexOf(names[i]!) !== names.lastIndexOf(names[i]!)
    return shared ? `${sectionTitle.replace(/:$/, '')}: ${names[i]!}` : names[i]!
  })
}
