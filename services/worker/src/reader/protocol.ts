import type { Page } from '@income/documents'
import type { FileErrorCode } from '@income/shared'
import type { FileTraits } from '@income/signals'
import type { Survey, UnderstoodPages } from './reader.ts'
import type { ReaderLimits } from './limits.ts'

/** The messages between a pool and its readers, over Node's channel between parent and child. */

interface SurveyTask {
  kind: 'survey'
  path: string
  password: string | undefined
  fromPage: number
}

interface OcrTask {
  kind: 'ocr'
  path: string
  password: string | undefined
  page: number
}

interface UnderstandTask {
  kind: 'understand'
  /** A folder of JSON files, each an array of pages. */
  path: string
}

interface ExamineTask {
  kind: 'examine'
  path: string
  password: string | undefined
}

export type Task = SurveyTask | OcrTask | UnderstandTask | ExamineTask

interface Answers {
  survey: Survey
  ocr: Page
  understand: UnderstoodPages
  examine: FileTraits
}

export type Answer<T extends Task = Task> = Answers[T['kind']]

export type Message =
  | { kind: 'ready' }
  /** Work begins on a page, or on the file as a whole (null): its deadline starts again. */
  | { kind: 'step'; page: number | null }
  /** PP-OCRv4 was requested but does not run here. */
  | { kind: 'without_pp_ocr' }
  | Ending

/** The outcome of a task, with the resident memory of the reader afterwards, in bytes. */
export type Ending = Outcome & { resident: number }

export type Outcome =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'unreadable'; code: FileErrorCode; details: string }
  /** An error by the name of its class. */
  | { kind: 'unforeseen'; name: string }

/** A reader's start settings, passed as its only argument. */
export interface ReaderSettings {
  parent: number
  memoryLimitBytes: number
  limits: ReaderLimits
  ppOcr: Choice
}

/** Whether PP-OCRv4, where installed, reads what Tesseract is unsure of. */
export type Choice = 'on' | 'off'
