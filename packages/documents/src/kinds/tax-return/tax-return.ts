import type { Kind } from '../kind.ts'
import { checksOfValues, decidingFigures } from './of-values.ts'
import { SUM_NAMES } from './forms/forms.ts'
import { formsOf } from './form/group.ts'
import { headingOf } from './form/heading.ts'
import { taxFormOf } from './form/printed-form.ts'
import { readForm } from './read-form.ts'

/** Form 1040 and its common schedules, one document for each form. */
export const taxReturn: Kind = {
  documentType: 'tax_return',
  equations: SUM_NAMES,
  recognise(page) {
    const heading = headingOf(page)
    return heading && { form: taxFormOf(heading.form), score: heading.certainty, continuation: false }
  },
  read: (pages) => formsOf(pages).map(readForm),
  checksOfValues,
  decidingFigures,
}
