import { fileURLToPath } from 'node:url'
import type { Word as RecognisedWord, Worker } from 'tesseract.js'
import type { Picture } from '../../image/picture.ts'
import { seenBy, startWorker } from './tesseract.ts'

/** The languages that are read besides English, with the marked letters that each of their networks knows. */
export const LANGUAGES = {
  vie: 'ÀÁÂÃÄÈÉÊÌÍÏÑÒÓÔÕÖØÙÚÝàáâãäèéêìíïñòóôõöøùúý',
  fra: 'ÀÂÄÇÈÉÊËÎÏÔÙÛÜàâäçèéêëîïñôùûüÿ',
  spa: 'ÁÉÍÑÓÚáéíñóú',
} as const

export type Language = keyof typeof LANGUAGES

const TRAINED = fileURLToPath(new URL('trained/languages', import.meta.url))

/** One thread reads them all, one after the other: each network loaded takes 40 MB, and few pages need all of them. */
let started: { worker: Promise<Worker>; language: Language } | undefined

/** The words that the network of a language sees in a picture. */
export async function recogniseIn(language: Language, picture: Picture): Promise<RecognisedWord[]> {
  started ??= { language, worker: startWorker(language, TRAINED) }
  const worker = await started.worker
  if (started.language !== language) await worker.reinitialize(language)
  started.language = language
  return seenBy(worker, picture, '')
}
