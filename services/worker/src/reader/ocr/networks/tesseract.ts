import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createWorker, OEM, PSM, type Block, type Worker, type Word as RecognisedWord } from 'tesseract.js'
import type { Picture } from '../../image/picture.ts'

/** Tesseract's English networks: "fast" takes two thirds of the time, "best" makes the fewest errors. */
export type Network = 'fast' | 'best'

/** Where the compressed trained data of each is stored. */
const TRAINED: Record<Network, string> = {
  fast: fileURLToPath(new URL('trained/fast', import.meta.url)),
  best: join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int'),
}

/**
 * Size of each semi-space of V8's heap in megabytes, for threads started from here on. The networks' own memory is
 * outside the heap; with 16, a reader's peak over eight dense scans was 504 MB instead of 475.
 */
const YOUNG = 8

const started = new Map<Network, Promise<Worker>>()

/** The characters of numbers. */
export const NUMBERS = '0123456789$.,-+()/%*:'
/** The characters of months' names. */
export const MONTHS = 'ADFJMNOSabceghilmnoprstuvy.'
export type Characters = typeof NUMBERS | typeof MONTHS | ''

/** The network that reads a picture, and the characters it may write; all of them if none are named. */
export interface Recogniser {
  network: Network
  characters?: Characters
}

/** The words that the OCR sees in a picture, with boxes in its pixels and confidences from 0 to 100. */
export async function recognise(picture: Picture, { network, characters = '' }: Recogniser): Promise<RecognisedWord[]> {
  return seenBy(await workerWith(network), picture, characters)
}

/** The words that a worker sees in a picture. */
export async function seenBy(worker: Worker, picture: Picture, characters: Characters): Promise<RecognisedWord[]> {
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_char_whitelist: characters,
    user_defined_dpi: '300',
    // Light print on a dark background is inverted earlier: trying each uncertain line both ways doubles the cost.
    tessedit_do_invert: '0',
    // A page must read the same whatever was read before it, so words are not remembered.
    tessedit_enable_doc_dict: '0',
  })
  const { data } = await worker.recognize(portableGreymap(picture), {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap(wordsOf)
}

/** Each network has its own thread, started on first use. */
function workerWith(network: Network): Promise<Worker> {
  const running = started.get(network) ?? start(network)
  started.set(network, running)
  return running
}

/** Ends the networks' threads, which would keep a finished process alive. */
export async function dismissNetworks(): Promise<void> {
  const running = [...started.values()]
  started.clear()
  await Promise.all(running.map(async (worker) => (await worker).terminate()))
}

function start(network: Network): Promise<Worker> {
  return startWorker('eng', TRAINED[network])
}

/** Starts a thread that reads a language, with the trained data in a folder. */
export function startWorker(language: string, folder: string): Promise<Worker> {
  setFlagsFromString(`--max-semi-space-size=${YOUNG}`)
  return createWorker(language, OEM.LSTM_ONLY, {
    langPath: folder,
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => {},
  })
}

/** PGM is a header and raw grey pixels, so nothing is compressed only to be unpacked. */
function portableGreymap({ width, height, data }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

function wordsOf(block: Block): RecognisedWord[] {
  return block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words))
}
