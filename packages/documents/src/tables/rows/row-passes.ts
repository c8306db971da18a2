import type { Flow } from '../../layout/flow/flow.ts'
import type { Pass } from '../../model/pass.ts'
import { restoreLostPoints } from './lost-points.ts'
import { withoutRowLetters } from './row-letters.ts'
import type { Row } from './row.ts'
import { joinWrappedNames } from './wrapped-name.ts'

/** What the rows of a table are, once its figures stand in their columns. */
export const ROW_PASSES: readonly Pass<readonly Row[], Flow>[] = [
  { name: 'decimal point lost by OCR', example: 'Medicare 843 (8.43)', run: restoreLostPoints },
  { name: 'letters before the rows', example: 'A BASE PAY / B BAS / C BAH', run: withoutRowLetters },
  { name: 'name over two lines', example: 'Imputed 12.00 / Income', run: (rows, { em }) => joinWrappedNames(rows, em) },
]
