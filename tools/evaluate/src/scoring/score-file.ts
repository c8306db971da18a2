import type { Truth, TruthDocument } from '../corpus/truth.ts'
import { matchEntries } from './entries.ts'
import { pairDocuments } from './pairs.ts'
import type { FoundDocument, FoundEntry, Result } from './result.ts'
import { emptyScore, type Score } from './score.ts'
import { sameValue } from './values.ts'
import { similarity } from './words.ts'

/** A wrong value reported at or above this, in a document with no failed check, is a silent error. */
const SILENT_CONFIDENCE = 0.9
const SAME_DESCRIPTION = 0.75

export interface FileScore extends Score {
  /** Expected and found values, for people. */
  wrong: string[]
  values: GradedValue[]
}

/** A reported value, and whether it is right. */
export interface GradedValue {
  source: FoundDocument['textSource']
  confidence: number
  right: boolean
}

export function scoreFile(truth: Truth, result: Result): FileScore {
  const score: FileScore = { ...emptyScore(), documents: truth.documents.length, wrong: [], values: [] }
  const { pairs, extra } = pairDocuments(truth.documents, result.outcome === 'processed' ? result.documents : [])
  const allowed = new Set(truth.extra_documents_allowed)
  score.documentsExtra = extra.filter((d) => !allowed.has(d.form ?? '') && !allowed.has(d.documentType)).length
  score.unmarked += extra.filter((document) => !isMarked(document)).length
  for (const document of extra) score.wrong.push(`extra document: ${nameOf(document)}`)
  for (const [expected, found] of pairs) {
    if (found) score.documentsFound++
    else score.wrong.push(`document missing: ${expected.document_type} ${expected.form ?? ''}`)
    const failed = found ? found.checks.some((check) => check.status === 'failed') : result.outcome === 'failed'
    scoreMark(score, failed, expected.reconciles === false, truth.should_flag)
    for (const check of found?.checks ?? []) {
      if (check.status === 'failed') score.wrong.push(`failed check ${check.name}: ${check.message}`)
    }
    const compared = { truth: expected, found, failed }
    scoreFields(score, compared)
    scoreEntries(score, compared)
  }
  return score
}

function scoreMark(score: Score, marked: boolean, faulty: boolean, shouldFlag: Truth['should_flag']): void {
  if (marked) score.flagged++
  if (marked && !faulty && !shouldFlag) score.flaggedWithoutCause++
  if (!marked && (faulty || shouldFlag === true)) score.notFlagged++
}

/** A document's truth and its reading. */
interface Compared {
  truth: TruthDocument
  /** null if it was not found. */
  found: FoundDocument | null
  /** Whether a check failed or, if it was not found, the file did. */
  failed: boolean
}

function scoreFields(score: FileScore, { truth, found, failed }: Compared): void {
  for (const [name, value] of Object.entries(truth.fields)) {
    score.fields++
    const got = found?.fields[name]
    const right = found !== null && sameValue(name, value, got?.value)
    if (found && got) score.values.push({ source: found.textSource, confidence: got.confidence, right })
    if (right) {
      score.right++
      continue
    }
    if (got && !isMarked(found)) score.unmarked++
    if (!failed && got && got.confidence >= SILENT_CONFIDENCE) score.silent++
    const sure = got ? ` (${got.confidence.toFixed(2)})` : ''
    score.wrong.push(`${truth.document_type}.${name}: expected ${show(value)}, got ${show(got?.value)}${sure}`)
  }
}

function scoreEntries(score: FileScore, { truth, found, failed }: Compared): void {
  if (truth.entries.length === 0) return
  const type = truth.document_type
  const { right, missing, extra } = matchEntries(type, truth.entries, found?.entries ?? [])
  score.entriesTruth += truth.entries.length
  score.entriesFound += found?.entries.length ?? 0
  score.entriesRight += right.length
  if (found)
    score.values.push(
      ...graded(
        found,
        right.map(([, entry]) => entry),
        true,
      ),
      ...graded(found, extra, false),
    )
  for (const [expected, entry] of right) {
    if (!expected.description) continue
    score.descriptions++
    if (similarity(entry.description, expected.description) >= SAME_DESCRIPTION) score.descriptionsRight++
    else score.wrong.push(`${type} description: expected ${show(expected.description)}, got ${show(entry.description)}`)
  }
  for (const entry of missing) score.wrong.push(`${type} entry missing: ${line(entry)}`)
  for (const entry of extra) score.wrong.push(`${type} entry extra: ${line(entry)} (${entry.confidence.toFixed(2)})`)
  if (found && !isMarked(found)) score.unmarked += missing.length + extra.length
  if (!failed) score.silent += missing.length + extra.filter((e) => e.confidence >= SILENT_CONFIDENCE).length
}

/** Whether a check says that something in the document needs a look. */
function isMarked(document: FoundDocument | null): boolean {
  return document !== null && document.checks.some(({ status }) => status === 'failed' || status === 'warning')
}

function graded({ textSource: source }: FoundDocument, entries: readonly FoundEntry[], right: boolean): GradedValue[] {
  return entries.map(({ confidence }) => ({ source, confidence, right }))
}

type Line = { [K in 'date' | 'direction' | 'amount' | 'ytd_amount' | 'description']?: string | null }

function line(entry: Line): string {
  const { date, direction, amount, ytd_amount, description } = entry
  return [date ?? '', direction, amount, ytd_amount ?? '', description ?? ''].join(' ')
}

function nameOf(document: FoundDocument): string {
  return `${document.documentType} ${document.form ?? ''} pages ${document.pageStart}-${document.pageEnd}`
}

function show(value: string | null | undefined): string {
  return JSON.stringify(value ?? null)
}
