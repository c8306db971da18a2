import type { Page, Understanding } from '@income/documents'
import type { DocumentMake, FoundSignal } from '@income/shared'
import type { FileTraits, FontPlace } from '@income/signals'

/** What is known of a file without OCR, from one page on. */
export interface Survey {
  pagesTotal: number
  /** Pages read from their text layer, in order. */
  pages: Page[]
  /** Pages whose text layer is missing or does not match the drawing. */
  needsOcr: number[]
  /** The first page of the next survey; null after the last page. */
  nextPage: number | null
}

interface SurveyRequest {
  path: string
  password?: string | undefined
  /** From 1. */
  fromPage: number
  signal?: AbortSignal
}

interface OcrRequest {
  path: string
  password?: string | undefined
  page: number
  signal?: AbortSignal
}

interface UnderstandRequest {
  /** A folder of JSON files, each an array of pages. */
  folder: string
  signal?: AbortSignal
}

/** The documents of a file's pages, and the signs of tampering on them. */
export interface UnderstoodPages extends Understanding {
  signals: FoundSignal[]
  /** The appearance of each document's pages, in the order of the documents. */
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
 * Readers are separate processes, so that a hostile file harms only itself. Requests wait for any free reader. They
 * throw UnreadableFile if the file is at fault, ReaderEnded if the reader ended abnormally, and ReadingFailed after an
 * unexpected error.
 */
export interface ReaderPool {
  /** Opens a PDF, PNG or JPEG, recognised by its bytes, and reads text layers for about half a second. */
  survey(request: SurveyRequest): Promise<Survey>
  /** Renders a page and reads it by OCR. */
  ocr(request: OcrRequest): Promise<Page>
  /** Extracts documents from a file's pages. */
  understand(request: UnderstandRequest): Promise<UnderstoodPages>
  /** Examines the structure of a file. */
  examine(request: ExamineRequest): Promise<FileTraits>
  /** Ends every reader; waiting requests are refused. */
  close(): Promise<void>
}
