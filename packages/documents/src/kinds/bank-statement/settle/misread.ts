import { absolute, type Cents } from '@income/shared'
import { editDistance } from '../../../vocabulary/similar.ts'

/**
 * Whether OCR may have read `printed` as `read`: one figure changed, lost or added. A dollar sign read as a figure is one added.
 */
export function isMisreading(read: Cents, printed: Cents): boolean {
  return read !== printed && editDistance(absolute(read).toString(), absolute(printed).toString(), 1) <= 1
}
