import { understand, type ExtractedDocument, type Page } from '@income/documents'
import { Random } from '@income/samples'
import { misread, type MisreadFigure, type Noise } from './misread.ts'

/** The outcome for misread amounts. */
export interface Settling {
  misread: number
  /** Amounts settled between two readings, rightly or wrongly. */
  settledRight: number
  settledWrong: number
  /**
   * Documents with a settled amount, another wrong one and no failed check; and all documents with a settled amount.
   */
  unmarked: number
  settledDocuments: number
}

/** Misreads some amounts of a file and counts which of them the documents' arithmetic settles, and how. */
export function settleNoise(pages: readonly Page[], noise: Noise, seed: string): Settling {
  const { pages: noisy, figures } = misread(pages, noise, new Random(seed))
  const settled = understand(noisy).documents.filter((document) => chosenIn(document).length > 0)
  const verdicts = settled.flatMap((document) => chosenIn(document).map((chosen) => isAsPrinted(chosen, figures)))
  return {
    misread: figures.filter(({ printed, readings }) => readings[0] !== printed).length,
    settledRight: verdicts.filter(Boolean).length,
    settledWrong: verdicts.filter((right) => !right).length,
    unmarked: settled.filter(
      (document) =>
        document.checks.every(({ status }) => status !== 'failed') &&
        !chosenIn(document).every((chosen) => isAsPrinted(chosen, figures)),
    ).length,
    settledDocuments: settled.length,
  }
}

export function sumOf(all: readonly Settling[]): Settling {
  return all.reduce((a, b) => ({
    misread: a.misread + b.misread,
    settledRight: a.settledRight + b.settledRight,
    settledWrong: a.settledWrong + b.settledWrong,
    unmarked: a.unmarked + b.unmarked,
    settledDocuments: a.settledDocuments + b.settledDocuments,
  }))
}

interface Chosen {
  read: string
  taken: string
}

function chosenIn({ checks }: ExtractedDocument): Chosen[] {
  const check = checks.find(({ name }) => name === 'misread_figures')
  const taken = check?.expected?.split(', ') ?? []
  const read = check?.actual?.split(', ') ?? []
  return taken.map((text, i) => ({ taken: text, read: read[i]! }))
}

function isAsPrinted({ read, taken }: Chosen, figures: readonly MisreadFigure[]): boolean {
  const candidates = figures.filter(({ readings }) => readings[0] === read && readings.includes(taken))
  return candidates.some(({ printed }) => digitsOf(printed) === digitsOf(taken))
}

/** A lost point is restored when an amount is parsed. */
const digitsOf = (text: string) => text.replace(/\D/g, '')
