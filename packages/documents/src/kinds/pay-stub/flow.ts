import { flowOf, type Slice } from '../../layout/flow.ts'
import { readBy, tableFlow, type TableFlow } from '../../tables/schema.ts'
import { NOISE } from './noise.ts'
import { STUB_TABLES } from './vocabulary/tables.ts'

const read = readBy(STUB_TABLES)

/** The slices of a stub, read by the words of pay. */
export function stubFlow(slices: readonly Slice[]): TableFlow {
  return tableFlow(flowOf(slices, NOISE), read)
}
