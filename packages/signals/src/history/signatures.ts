import type { FoundSignal, Severity } from '@income/shared'
import type { Change, History } from '../model/traits.ts'

/** Signals for broken digital signatures, and for changes after a signature. */
export function ofSignatures({ signatures, changes }: History): FoundSignal[] {
  const found: FoundSignal[] = []
  if (signatures.some(({ intact }) => intact === false)) {
    const summary = 'The bytes that a digital signature covers are not the bytes that were signed.'
    found.push({ code: 'signature_broken', severity: 'high', summary, evidence: [] })
  }
  const after = changes.filter(({ revision }) => signatures.some((signature) => signature.revision < revision))
  if (after.length > 0) {
    found.push({
      code: 'changed_after_signature',
      severity: severityOf(after),
      summary: 'The visible content of the file was changed after it was signed.',
      evidence: after.map(({ page, box }) => ({ page, box, detail: 'changed after the signature' })),
    })
  }
  return found
}

/** Forms may be filled in after a signature, but text that was on the page when it was signed must not change. */
function severityOf(changes: readonly Change[]): Severity {
  if (changes.some(({ kind }) => kind === 'text' || kind === 'removed' || kind === 'page')) return 'high'
  return changes.every(({ kind }) => kind === 'filled') ? 'info' : 'low'
}
