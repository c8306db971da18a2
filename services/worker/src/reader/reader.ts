import type { Page, Understanding } from '@income/documents'
import type { DocumentMake, FoundSignal } from '@income/shared'
import type { FileTraits, FontPlace } from '@income/signals'

/** What can be said of a file without OCR, from one page on. */
export interface Survey {
  pagesTotal: number
  /** Pages read from their text layer, in order. */
  pages: Page[]
  /** Pages looked at whose text layer is missing, or does not show what is drawn. */
  needsOcr: number[]
  /** Where the next survey goes on; null when every page was looked at. */
  nextPage: number | null
}

export interface SurveyRequest {
  path: string
  password?: string | undefined
  /** From 1. */
  fromPage: number
  signal?: AbortSignal
}

export interface OcrRequest {
  path: string
  password?: string | undefined
  page: number
  signal?: AbortSignal
}

export interface UnderstandRequest {
  /** A folder of JSON files, each an array of pages. */
  folder: string
  signal?: AbortSignal
}

/** What was made of a file's pages, and the signs of tampering that they show. */
export interface UnderstoodPages extends Understanding {
  signals: FoundSignal[]
  /** How the pages of each document look, in the order of the documents. */
  looks: DocumentLook[]
}

export interface DocumentLook extends Pick<DocumentMake, 'pageSizes'> {
  /** The fonts of its text layer, each on the first page that uses it. */
  fonts: ({ font: string } & FontPlace)[]
}

export interface ExamineRequest {
  path: string
  password?: string | undefined
  signal?: AbortSignal
}

/**
 * Readers are processes of their own, so that a hostile file harms nobody but itself. Requests queue for any free reader.
 * They throw UnreadableFile when the file is at fault, ReaderEnded when its reader came to a bad end, and ReadingFailed when
 * it met an error that nobody foresaw.
 */
export interface ReaderPool {
  /** Opens a PDF, PNG or JPEG, recognised by its bytes, and reads text layers for about half a second. */
  survey(request: SurveyRequest): Promise<Survey>
  /** Renders a page and reads it by OCR. */
  ocr(request: OcrRequest): Promise<Page>
  /** Makes documents of a file's pages. */
  understand(request: UnderstandRequest): Promise<UnderstoodPages>
  /** Looks at how a file was made. */
  examine(request: ExamineRequest): Promise<FileTraits>
  /** Ends every reader; requests that wait are refused. */
  close(): Promise<void>
}
