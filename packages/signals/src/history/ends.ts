import type { FoundSignal } from '@income/shared'
import type { History } from '../model/traits.ts'

/** What stands behind the end of a file, whether its table of objects could be used, and whether it was unpacked. */
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
      severity: 'medium',
      summary: 'The file was unpacked into a form meant for editing with a text editor.',
      evidence: [],
    })
  }
  return found
}
