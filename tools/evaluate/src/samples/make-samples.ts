import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { degrade, FILE_KINDS, PRESETS, sample, type Preset, type Sample, type SampleKind } from '@income/samples'

/** Kinds for which most or many samples have one page. */
const KINDS_ON_ONE_PAGE = ['bank_statement', 'pay_stub', 'w2'] as const satisfies SampleKind[]
/** This thread draws a scan; others turn and compress it. Two at once keep both busy. */
const AT_ONCE = 2
/** More than the samples of any run. */
const SEEDS_APART = 100_003

export interface SampleChoice {
  /** Kinds take turns. */
  count: number
  /** Of the first sample; each further one has the next seed. */
  seed: number
  /** As scans or photos of their print. */
  degrade?: Preset | undefined
}

/** Creates samples with their truth in a temporary folder, by kind, and removes it after `use`. */
export async function withSamples<T>(choice: SampleChoice, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'income-samples-'))
  try {
    await makeSamples(folder, choice)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function makeSamples(folder: string, choice: SampleChoice): Promise<void> {
  const degradation = choice.degrade && PRESETS[choice.degrade]
  const onOnePage = degradation !== undefined && degradation.format !== 'pdf'
  const kinds = onOnePage ? KINDS_ON_ONE_PAGE : FILE_KINDS
  for (const kind of kinds) await mkdir(join(folder, kind))
  const make = async (i: number) => {
    const kind = kinds[i % kinds.length]!
    const seed = choice.seed + i
    const printed = onOnePage ? await sampleOnOnePage(kind, seed) : await sample(kind, { seed })
    const made = degradation ? await degrade(printed, { ...degradation, seed }) : printed
    const path = join(folder, kind, made.name)
    await writeFile(path, made.bytes)
    await writeFile(`${path}.truth.json`, JSON.stringify(made.truth))
  }
  await Readable.from(Array(choice.count).keys()).forEach(make, { concurrency: AT_ONCE })
}

/** A picture shows one page: the first sample from a seed on that has no more. */
async function sampleOnOnePage(kind: SampleKind, seed: number): Promise<Sample> {
  for (let next = seed; ; next += SEEDS_APART) {
    const made = await sample(kind, { seed: next })
    const pages = [...made.truth.documents, ...(made.truth.other_pages ?? [])].map((part) => part.pages[1])
    if (Math.max(...pages) === 1) return made
  }
}
