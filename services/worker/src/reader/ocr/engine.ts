import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, OEM, PSM, type Block, type Worker, type Word as RecognisedWord } from 'tesseract.js'
import type { Picture } from '../image/picture.ts'

const models = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))

let starting: Promise<Worker> | null = null

/** Those that figures are written with, or any. */
export const FIGURES = '0123456789$.,-+()/%*:'
/** Those that names of months are written with. */
export const MONTHS = 'ADFJMNOSabceghilmnoprstuvy.'
export type Characters = typeof FIGURES | typeof MONTHS | ''

/** The words the OCR sees in a picture, with boxes in its pixels and confidences of 0 to 100. */
export async function recognise(picture: Picture, characters: Characters = ''): Promise<RecognisedWord[]> {
  const worker = await (starting ??= start())
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

function start(): Promise<Worker> {
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(models, '4.0.0_best_int'),
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
