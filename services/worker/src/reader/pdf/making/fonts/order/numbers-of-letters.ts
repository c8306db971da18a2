import { pagesOf, type PlacedPage } from '../../objects/page-tree.ts'
import type { PdfObjects } from '../../objects/pdf-objects.ts'
import { nameOf, Reference } from '../../objects/syntax.ts'
import { lettersInTrueType } from './true-type.ts'

/** The number of a letter in its font, by its code in the contents of pages. */
export type NumberOf = (code: number) => number | null

const TAGGED = /^[A-Z]{6}\+/

/** A font of a page that was reduced to the letters in use. */
interface Reduced {
  name: string
  reference: Reference
}

/** The fonts of the first pages that were reduced to the letters in use, by their names. Names of several fonts are left out. */
export function numbersOfLetters(objects: PdfObjects, pages: number): Map<string, NumberOf> {
  const all = pagesOf(objects, objects.dictionary(objects.root)?.get('Pages'), pages)
  const byName = Map.groupBy(
    all.flatMap((page) => reducedFontsOf(objects, page)),
    ({ name }) => name,
  )
  return new Map(
    [...byName].flatMap(([name, [first, ...others]]): [string, NumberOf][] => {
      const isOne = others.every(({ reference }) => reference.number === first!.reference.number)
      return isOne ? [[name, numberIn(objects, first!.reference)]] : []
    }),
  )
}

function reducedFontsOf(objects: PdfObjects, { page, inherited }: PlacedPage): Reduced[] {
  const resources = objects.dictionary(page.get('Resources') ?? inherited.get('Resources'))
  return [...(objects.dictionary(resources?.get('Font'))?.values() ?? [])].flatMap((reference) => {
    const base = objects.resolved(objects.dictionary(reference)?.get('BaseFont'))
    if (!(reference instanceof Reference) || typeof base !== 'string') return []
    return TAGGED.test(nameOf(base)) ? [{ name: nameOf(base), reference }] : []
  })
}

/** By the font's own table if it has one; others are numbered by the codes. */
function numberIn(objects: PdfObjects, reference: Reference): NumberOf {
  const font = objects.dictionary(reference)
  const file = objects.dictionary(font?.get('FontDescriptor'))?.get('FontFile2')
  const letters = file instanceof Reference ? lettersInTrueType(objects.contents(file)) : null
  return letters ? (code) => letters.get(code) ?? null : (code) => code
}
