import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { createWorker, OEM, PSM, type Block, type Worker, type Word as RecognisedWord } from 'tesseract.js'
import type { Picture } from '../../image/picture.ts'

/** Of Tesseract's networks for English, the one that takes two thirds of the time, and the one that errs least. */
export type Network = 'fast' | 'best'

/** Where the trained data of each lies, compressed. */
const TRAINED: Record<Network, string> = {
  fast: fileURLToPath(new URL('trained/fast', import.meta.url)),
  best: join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int'),
}

/**
 * Of each half of what is new in V8's heap, in megabytes, for threads from here on: what a network works with lies outside of it,
 * and with 16 a reader held 504 MB at the most over eight dense scans instead of 475.
 */
const YOUNG = 8

const started = new Map<Network, Promise<Worker>>()

/** The characters that numbers are written with. */
export const NUMBERS = '0123456789$.,-+()/%*:'
/** Those that names of months are written with. */
export const MONTHS = 'ADFJMNOSabceghilmnoprstuvy.'
export type Characters = typeof NUMBERS | typeof MONTHS | ''

/** The network that reads a picture, and the characters it may write: all it knows, where none are named. */
export interface Recogniser {
  network: Network
  characters?: Characters
}

/** The words the OCR sees in a picture, with boxes in its pixels and confidences of 0 to 100. */
export async function recognise(picture: Picture, { network, characters = '' }: Recogniser): Promise<RecognisedWord[]> {
  const worker = await workerWith(network)
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    tessedit_char_whitelist: characters,
    user_defined_dpi: '300',
    // Light print on dark ground is turned before: trying each doubtful line the other way round costs as much again.
    tessedit_do_invert: '0',
    // A page reads the same whatever came first: words of earlier ones are not remembered.
    tessedit_enable_doc_dict: '0',
  })
  const { data } = await worker.recognize(portableGreymap(picture), {}, { blocks: true, text: false })
  return (data.blocks ?? []).flatMap(wordsOf)
}

/** Each network has a thread of its own, from the first time it is asked for. */
function workerWith(network: Network): Promise<Worker> {
  const running = started.get(network) ?? start(network)
  started.set(network, running)
  return running
}

/** Ends the networks' threads, which keep a process alive that is done. */
export async function dismissNetworks(): Promise<void> {
  const running = [...started.values()]
  started.clear()
  await Promise.all(running.map(async (worker) => (await worker).terminate()))
}

function start(network: Network): Promise<Worker> {
  setFlagsFromString(`--max-semi-space-size=${YOUNG}`)
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: TRAINED[network],
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => {},
  })
}

/** PGM: the one header that makes raw grey pixels a picture file, so that nothing is compressed only to be unpacked. */
function portableGreymap({ width, height, data }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

function wordsOf(block: Block): RecognisedWord[] {
  return block.paragraphs.flatMap((paragraph) => paragraph.lines.flatMap((line) => line.words))
}
