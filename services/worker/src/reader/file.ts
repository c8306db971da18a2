import type { Box, Page, Word } from '@income/documents'
import type { FileTraits } from '@income/signals'
import type { Picture } from './image/picture.ts'

/** A file that a reader holds open. Pages count from 1. */
export interface ReadableFile {
  pagesTotal: number
  textLayer(page: number): Promise<TextLayer>
  /** The page as it looks, with about as many pixels to the inch as asked for; null when it is too damaged to be drawn. */
  picture(page: number, dpi: number): Promise<Picture | null>
  /** How much of a page could not be decoded, as far as it has been read. */
  damageOf(page: number): Page['damage']
  /** What the file says of its own making. */
  examine(): Promise<FileTraits>
  close(): Promise<void>
}

export interface TextLayer {
  page: Page
  /**
   * How far the text layer can be trusted: as it stands; but for some regions, which OCR must read; or not at all.
   */
  trust: 'whole' | 'in_part' | 'none'
  /** Regions whose text says something other than what is drawn. */
  garbled: Box[]
  /** Of a page that is a picture, the words that cannot be seen: what was laid behind it to be searched. */
  unseen: Word[]
  /** Pixels to the inch of the picture that fills the page; null where none does. */
  resolution: number | null
}
