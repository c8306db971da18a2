/** A stable address for tools outside this project; within it, import the module itself. */
export { type LeafLine, leafLinesOf } from '../../kinds/tax-return/forms/forms.ts'
