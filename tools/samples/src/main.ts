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
    'Writes made-up income documents, each with FILE.truth.json beside it. The same seed writes the same bytes.',
  )
  .requiredOption('--out <dir>', 'folder to write to; made if missing')
  .option('--count <n>', 'how many documents', wholeNumber, 8)
  .option('--seed <n>', 'seed of the first document; the next has the next', wholeNumber, 1)
  .addOption(
    new Option('--kind <kind>', 'one kind only; left out, kinds take turns').choices([
      ...FILE_KINDS,
      'information_return',
    ]),
  )
  .option('--layout <name>', 'one layout of the kind; left out, the seed chooses')
  .option('--pages <n>', 'length of bank statements, at least', wholeNumber)
  .addOption(new Option('--degrade <preset>', 'as a scan or photo of the print').choices(Object.keys(PRESETS)))
  .option('--demo', 'the documents of one applicant instead, consistent with each other')
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
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number is needed')
  return Number(text)
}
