#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import {
  demoPackage,
  degrade,
  PRESETS,
  sample,
  FILE_KINDS,
  type Preset,
  type Sample,
  type SampleKind,
} from './index.ts'

interface Options {
  out: string
  count: number
  seed: number
  kind?: SampleKind
  layout?: string
  pages?: number
  degrade?: Preset
  demo?: true
}

const program = new Command('samples')
  .description(
    'Generates income documents of invented people, each with its FILE.truth.json. The same seed gives the same bytes.',
  )
  .requiredOption('--out <dir>', 'folder to write to; created if missing')
  .option('--count <n>', 'number of documents', wholeNumber, 8)
  .option('--seed <n>', 'seed of the first document; the others have the seeds after it', wholeNumber, 1)
  .addOption(
    new Option('--kind <kind>', 'only this kind; all kinds in turn if omitted').choices([
      ...FILE_KINDS,
      'information_return',
    ]),
  )
  .option('--layout <name>', 'only this layout of the kind; chosen by the seed if omitted')
  .option('--pages <n>', 'minimum number of pages of bank statements', wholeNumber)
  .addOption(new Option('--degrade <preset>', 'turn the documents into scans or photos').choices(Object.keys(PRESETS)))
  .option('--demo', 'generate consistent documents of one applicant')
  .action(run)

await program.parseAsync()

async function run(options: Options): Promise<void> {
  await mkdir(options.out, { recursive: true })
  if (options.demo) {
    for (const made of await demoPackage()) await write(options.out, made)
    return
  }
  for (let i = 0; i < options.count; i++) {
    const kind = options.kind ?? FILE_KINDS[i % FILE_KINDS.length]!
    const { layout, pages } = options
    const made = await sample(kind, { seed: options.seed + i, layout, pages })
    await write(
      options.out,
      options.degrade ? await degrade(made, { ...PRESETS[options.degrade], seed: options.seed + i }) : made,
    )
  }
}

async function write(folder: string, { name, bytes, truth }: Sample): Promise<void> {
  await writeFile(join(folder, name), bytes)
  await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`)
  console.log(name)
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a whole number.')
  return Number(text)
}
