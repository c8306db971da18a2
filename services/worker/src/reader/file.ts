import type { Box, Page, Word } from '@income/documents'
import type { FileTraits } from '@income/signals'
import type { Picture } from './image/picture.ts'

/** A file that a reader holds open. Pages are numbered from 1. */
export interface ReadableFile {
  pagesTotal: number
  textLayer(page: number): Promise<TextLayer>
  /** The rendered page at about this resolution; null if it is too damaged to be drawn. */
  picture(page: number, dpi: number): Promise<Picture | null>
  /** How much of a page could not be decoded, as far as it has been read. */
  damageOf(page: number): Page['damage']
  /** What the file's structure shows about its origin. */
  examine(): Promise<FileTraits>
  close(): Promise<void>
}

export interface TextLayer {
  page: Page
  /** How far the text layer can be trusted: completely; except for some regions, which OCR must read; or not at all. */
  trust: 'whole' | 'in_part' | 'none'
  /** Regions whose text differs from what is drawn. */
  garbled: Box[]
  /** Words in fonts whose characters are unknown. */
  illegible: Box[]
  /** For a page that is a picture, the invisible words placed behind it to make it searchable. */
  unseen: Word[]
  /** Resolution of the picture that fills the page, in pixels per inch; null if there is none. */
  resolution: number | null
}
