import type { FoundSignal } from '@income/shared'
import type { BeyondPages } from '../model/traits.ts'

/** A fact about the file, so that nothing is lost unsaid: an attached file may be a document. */
export function ofAttachedFiles(beyond: BeyondPages): FoundSignal[] {
  const found = attachedFilesNotRead(beyond)
  if (found === null) return []
  const summary = `${found[0]!.toUpperCase()}${found.slice(1)}.`
  return [{ code: 'attachments_not_read', severity: 'info', summary, evidence: [] }]
}

/** Says how many files are attached, and what to do; null if there are none. */
export function attachedFilesNotRead({ attachedFiles, isPortfolio }: BeyondPages): string | null {
  if (attachedFiles === 0) return null
  const files =
    attachedFiles === 1
      ? '1 attached file was not read; send it by itself'
      : `${attachedFiles} attached files were not read; send each by itself`
  return isPortfolio ? `a PDF portfolio: ${files}` : files
}
