import { setTimeout as sleep } from 'node:timers/promises'
import { demoPackage, type Sample } from '@income/samples'
import { compareFile } from '../demo/compare.ts'
import { progressDisplay } from '../demo/progress.ts'
import { Service } from '../demo/service.ts'
import { documentTable, modelTable } from '../demo/tables.ts'
import { freePort } from '../process/ports.ts'
import { startStack } from '../stack/stack.ts'
import { throwawayDirectory } from '../stack/throwaway.ts'
import { explain } from './start.ts'
import { untilAskedToEnd } from './asked-to-end.ts'

const POLL_MS = 250
/** The longest time for the package, in milliseconds. */
const PATIENCE_MS = 5 * 60_000

/** Starts everything on separate data, processes a sample package through the API, shows the result, and ends. */
export async function demo(): Promise<void> {
  const finished = runDemo().catch((error: unknown) => {
    explain(error)
    return 'failed' as const
  })
  const outcome = await Promise.race([finished, untilAskedToEnd()])
  // If it is stopped in the middle, the guardian ends what is running.
  process.exit(outcome === 'right' ? 0 : 1)
}

async function runDemo(): Promise<'right' | 'wrong'> {
  console.log('Starting the service on separate data …')
  const stack = await startStack({
    directory: await throwawayDirectory(),
    durability: 'throwaway',
    port: await freePort(),
    workers: 1,
    environment: { ...process.env, DATABASE_URL: undefined, QUEUE_URL: undefined, S3_ENDPOINT: undefined },
    report: (line) => console.log(`  ${line}`),
  })
  try {
    return await processSamples(new Service(stack.ready), await demoPackage())
  } finally {
    await stack.stop()
  }
}

async function processSamples(service: Service, samples: readonly Sample[]): Promise<'right' | 'wrong'> {
  console.log(`\nUploading ${samples.length} documents of a made-up applicant …`)
  const began = performance.now()
  const { id, public_id } = await service.createPackage('Demo applicant')
  const files = await Promise.all(samples.map(async (sample) => ({ sample, file: await service.upload(id, sample) })))

  console.log(`Processing package ${public_id} …`)
  const status = await untilDone(service, id)
  console.log(`\n${status} after ${((performance.now() - began) / 1_000).toFixed(1)} s\n`)

  const [documents, entries, models] = await Promise.all([
    service.documents(id),
    service.entries(id),
    service.models(id),
  ])
  const compared = files.map(({ sample, file }) => ({
    name: sample.name,
    comparisons: compareFile(
      sample.truth.documents,
      documents.filter((document) => document.file_id === file.id),
      entries,
    ),
  }))
  console.log(documentTable(compared))
  console.log(`\n${modelTable(models)}\n`)
  return tellDifferences(compared)
}

/** Shows progress until the package is processed, and returns its status. */
async function untilDone(service: Service, packageId: string): Promise<string> {
  const display = progressDisplay(process.stdout)
  try {
    for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
      const { status } = await service.readPackage(packageId)
      display.show(await service.files(packageId))
      if (status !== 'Processing') return status
      await sleep(POLL_MS)
    }
  } finally {
    display.end()
  }
  throw new Error(`The package was not processed within ${PATIENCE_MS / 60_000} minutes.`)
}

function tellDifferences(
  files: readonly { name: string; comparisons: readonly ReturnType<typeof compareFile>[number][] }[],
) {
  const wrong = files.flatMap(({ name, comparisons }) =>
    comparisons.flatMap(({ truth, differences }) =>
      differences.map((difference) => `  ${name}, ${truth.form ?? truth.document_type}: ${difference}`),
    ),
  )
  const compared = files
    .flatMap(({ comparisons }) => comparisons)
    .reduce((sum, comparison) => sum + comparison.compared, 0)
  if (wrong.length === 0) {
    console.log(`All ${compared} values match the documents.`)
    return 'right'
  }
  console.log(`${wrong.length} of ${compared} values differ from the documents:\n${wrong.join('\n')}`)
  return 'wrong'
}
