import type { PdfObjects } from './pdf-objects.ts'
import type { Dictionary, Value } from './syntax.ts'

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Levels of a tree that are followed. */
export const MOST_LEVELS = 50

/** A page in the tree of pages. */
export interface PlacedPage {
  page: Dictionary
  /** The attributes inherited from the nodes above it. */
  inherited: Dictionary
}

/** The first pages of a tree. */
export function pagesOf(objects: PdfObjects, tree: Value | undefined, most: number): PlacedPage[] {
  const pages: PlacedPage[] = []
  const visit = (value: Value | undefined, above: Dictionary, level: number) => {
    const node = objects.dictionary(value)
    if (!node || level > MOST_LEVELS) throw new SyntaxError('no page')
    if (!node.has('Kids')) return void pages.push({ page: node, inherited: above })
    const own = INHERITED.filter((key) => node.has(key)).map((key) => [key, node.get(key)!] as const)
    for (const kid of objects.list(node.get('Kids'))) {
      if (pages.length < most) visit(kid, new Map([...above, ...own]), level + 1)
    }
  }
  visit(tree, new Map(), 0)
  return pages
}
