#!/usr/bin/env node
/** Records the current scores of the samples; run it after a change that improves them, or that changes the samples. */
import { writeFile } from 'node:fs/promises'
import { developersReaders } from '../reading/readers.ts'
import { scoreRecordedSamples } from './recorded.ts'

const FILE = new URL('../../recorded/native-samples.json', import.meta.url)

const pool = developersReaders()
try {
  await writeFile(FILE, `${JSON.stringify(await scoreRecordedSamples(pool), null, 2)}\n`)
} finally {
  await pool.close()
}
