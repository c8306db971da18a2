import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { degrade, FILE_KINDS, PRESETS, sample, type Preset } from '@income/samples'

export interface SampleChoice {
  /** Kinds take turns. */
  count: number
  /** Of the first sample; the next has the next. */
  seed: number
  /** As scans or photos of their print. */
  degrade?: Preset | undefined
}

/** Makes samples with their truth in a folder of their own, by kind, and takes it away when `use` is done with it. */
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
  for (const kind of FILE_KINDS) await mkdir(join(folder, kind))
  for (let i = 0; i < choice.count; i++) {
    const kind = FILE_KINDS[i % FILE_KINDS.length]!
    const seed = choice.seed + i
    const printed = await sample(kind, { seed })
    const made = choice.degrade ? await degrade(printed, { ...PRESETS[choice.degrade], seed }) : printed
    const path = join(folder, kind, made.name)
    await writeFile(path, made.bytes)
    await writeFile(`${path}.truth.json`, JSON.stringify(made.truth))
  }
}
