import { add, emptyScore, type Score } from '../scoring/score.ts'
import type { Row } from './row.ts'

interface Group extends Score {
  files: number
  processed: number
  failed: number
  broken: number
}

const HEADING =
  'files  ok fail broken | documents found extra | fields right   | entry recall precision | descriptions | silent unmarked | marked, without cause, missed'

/** The scores by kind of document and by format. */
export function table(rows: readonly Row[]): string {
  const groups = new Map<string, Group>()
  for (const row of rows) {
    for (const name of groupsOf(row.name)) {
      const group = groups.get(name) ?? { ...emptyScore(), files: 0, processed: 0, failed: 0, broken: 0 }
      groups.set(name, group)
      group.files++
      group[row.result.outcome]++
      if (row.score) add(group, row.score)
    }
  }
  const lines = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, group]) => describe(name, group))
  return [`${'group'.padEnd(24)} ${HEADING}`, ...lines].join('\n')
}

function groupsOf(name: string): string[] {
  const kind = name.split(/\/|-\d/)[0]! // of a folder, or of files like "stub-16.pdf"
  const format = !/\.pdf$/i.test(name) ? 'image' : /scan\.pdf$/.test(name) ? 'scan' : 'pdf'
  return [kind, `${kind} ${format}`, 'ALL']
}

function describe(name: string, g: Group): string {
  const files = `${cell(g.files, 5)} ${cell(g.processed, 3)} ${cell(g.failed, 4)} ${cell(g.broken, 6)}`
  const documents = `${cell(g.documents, 9)} ${cell(g.documentsFound, 5)} ${cell(g.documentsExtra, 5)}`
  const fields = `${cell(`${g.right}/${g.fields}`, 9)} ${percent(g.right, g.fields)}`
  const entries = `${percent(g.entriesRight, g.entriesTruth)} ${percent(g.entriesRight, g.entriesFound)} `
  const descriptions = percent(g.descriptionsRight, g.descriptions)
  const marks = `${g.flagged} ${g.flaggedWithoutCause} ${g.notFlagged}`
  return `${name.padEnd(24)} ${[files, documents, fields, entries, descriptions, `${cell(g.silent, 6)} ${cell(g.unmarked, 8)}`, marks].join(' | ')}`
}

function cell(value: number | string, width: number): string {
  return String(value).padStart(width)
}

function percent(part: number, whole: number): string {
  return cell(whole ? `${((100 * part) / whole).toFixed(2)}%` : '-', 7)
}
