import { readFile } from 'node:fs/promises'
import type { FileTraits, History } from '@income/signals'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { LARGEST_WHOLE } from '../open/source.ts'
import { behindEnd } from './behind-end.ts'
import { beyondPages } from './beyond-pages.ts'
import { editedText, type ShownPage } from './contents/edited-text.ts'
import type { DrawnText } from './contents/shown-page.ts'
import { fontsOnPages, type ShownLetters } from './fonts/fonts-on-pages.ts'
import { typedIn } from './fonts/order/typed-in.ts'
import { PdfObjects, ReadObjects } from './objects/pdf-objects.ts'
import { Parts } from './parts.ts'
import { programsAndDates } from './programs-and-dates.ts'
import {
  compareBodies,
  compareRevisions,
  MOST_PAGES,
  type ComparedFile,
  type FileInMemory,
  type ReadPages,
} from './revisions/compare-revisions.ts'
import { orNull } from './revisions/versions.ts'
import { secondBodyAt } from './second-body.ts'
import { sectionsOf } from './sections.ts'
import { signaturesOf } from './signatures.ts'

/** What a file shows, in its last state, which is open already. */
export interface Shown {
  pages: ReadPages
  /** What a page shows, operator by operator; null if it cannot be read. */
  page: (number: number) => Promise<ShownPage | null>
  /** The letters of every page; none if they are not known of all. */
  letters: readonly ShownLetters[]
  /** The first pages as they were drawn. */
  drawn: readonly DrawnText[]
}

/** What a PDF's structure shows about its origin, and what is in it besides its pages. */
export async function examinePdf(pdf: PDFDocumentProxy, file: ComparedFile, shown: Shown): Promise<FileTraits> {
  const beyond = await beyondPages(pdf)
  return { ...(await programsAndDates(pdf)), history: await historyOf(file, shown), beyondPages: beyond }
}

async function historyOf(file: ComparedFile, shown: Shown): Promise<History> {
  await using parts = await Parts.of(file.path)
  const { ends, broken, crossReference } = await sectionsOf(parts)
  const behind = await behindEnd(parts, ends.at(-1))
  // What follows the end may change how the file opens.
  const last = behind.bytes === 0 ? shown.pages : null
  const signatures = await signaturesOf(parts, ends)
  const signed = signatures.map(({ revision }) => revision)
  const whole = parts.size <= LARGEST_WHOLE ? await inMemory(file.path) : null
  const second = whole && (await secondBodyAt(parts))
  const ofStates = whole && ends.length > 1 ? await compareRevisions(file, ends, signed, { ...whole, shown: last }) : []
  const ofBodies = whole && second !== null ? await compareBodies(file, second, { ...whole, shown: shown.pages }) : []
  return {
    revisions: Math.max(second === null ? 1 : 2, ends.length),
    changes: [...ofStates, ...ofBodies],
    behindEnd: behind,
    rebuilt: broken,
    // qpdf marks unpacked files like this (its manual, "QDF mode").
    unpacked: (await parts.text(0, 128)).includes('%QDF-'),
    crossReference,
    signatures,
    ...(await contentsOf(whole?.objects ?? null, ends.at(-1) ?? parts.size, shown)),
  }
}

async function inMemory(path: string): Promise<FileInMemory> {
  const bytes = await readFile(path)
  return { bytes, objects: orNull(() => new ReadObjects(bytes)) }
}

const UNREAD = { touched: [], unusual: [], writing: [] }

/** What the objects of the pages show; nothing if the file cannot be parsed. */
async function contentsOf(
  read: ReadObjects | null,
  end: number,
  { page, letters, drawn }: Shown,
): Promise<Pick<History, 'touched' | 'unusual' | 'writing' | 'pages'>> {
  const objects = read && (orNull(() => new PdfObjects(read, end)) ?? orNull(() => new PdfObjects(read, null)))
  if (!objects) return { ...UNREAD, pages: [] }
  const pages = letters.length > 1 ? orNull(() => fontsOnPages(objects, letters)) : null
  const edited = await editedText(objects, MOST_PAGES, page).catch(() => UNREAD)
  const typed = orNull(() => typedIn(objects, drawn)) ?? []
  return { ...edited, unusual: [...edited.unusual, ...typed], pages: pages ?? [] }
}
