import type { FileScore } from '../scoring/score-file.ts'
import type { Result } from '../scoring/result.ts'

/** One file of the run. */
export interface Row {
  name: string
  result: Result
  /** Milliseconds; reading times are from the run that filled the cache. */
  time: StageTimes
  pages: { textLayer: number; ocr: number }
  score: FileScore | null
}

interface StageTimes {
  textLayer: number
  ocr: number
  understand: number
}

function outcomeOf(result: Result): string {
  if (result.outcome === 'processed') return 'processed'
  return result.outcome === 'failed' ? `failed ${result.code}` : `BROKEN ${result.reason}`
}

/** The line printed when a file is done. */
export function describeRow({ name, result, time, score }: Row): string {
  const seconds = (time.textLayer + time.ocr + time.understand) / 1000
  const begin = `${outcomeOf(result).padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  `
  if (!score) return `${begin}no truth  ${name}`
  const { fields, right, entriesTruth, entriesFound, entriesRight, silent } = score
  const extra = Math.max(0, entriesFound - entriesRight)
  return `${begin}fields ${right}/${fields}  entries ${entriesRight}/${entriesTruth} (+${extra})  silent ${silent}  ${name}`
}
