import type { FoundSignal } from '@income/shared'
import type { History } from '../model/traits.ts'

/** Signals for content after the end of a file, a rebuilt cross-reference table, and an unpacked file. */
export function ofEnds({ behindEnd, rebuilt, unpacked }: History): FoundSignal[] {
  const found: FoundSignal[] = []
  if (behindEnd.bytes > 0) {
    const what = behindEnd.objects ? 'objects of a PDF that no table lists' : 'no object of a PDF'
    found.push({
      code: 'content_after_end',
      severity: behindEnd.objects ? 'medium' : 'info',
      summary: `${behindEnd.bytes} bytes follow the end of the file, with ${what} among them.`,
      evidence: [],
    })
  }
  if (rebuilt) {
    found.push({
      code: 'cross_reference_rebuilt',
      severity: 'low',
      summary: 'The table with the positions of the objects in the file is wrong, so something moved them.',
      evidence: [],
    })
  }
  if (unpacked) {
    found.push({
      code: 'unpacked_for_editing',
      // Whoever looks into a file unpacks it too, but moves no object.
      severity: rebuilt ? 'medium' : 'low',
      summary: 'The file was unpacked into a form meant for editing with a text editor.',
      evidence: [],
    })
  }
  return found
}
