export * from './model/traits.ts'
export { isIn, type Cover, type Overlay } from './model/drawn-page.ts'
export {
  NO_ARITHMETIC,
  type Arithmetic,
  type BoxOfWages,
  type PlacedFigure,
  type StubLine,
} from './content/arithmetic/figures.ts'
export { ofStatementDates, ofStubDates } from './content/dates-apart.ts'
export { ofDatesPrintedTwice } from './content/dates-printed-twice.ts'
export { ofCopiesOnPage } from './content/copies-on-page.ts'
export { ofCopiesThatDiffer } from './content/copies-differ.ts'
export { ofPagesOutOfPlace, type PlacedPage } from './content/pages-out-of-place.ts'
export { ofEmployerNumbers, ofRoutingNumbers, type PlacedValue } from './content/numbers-of-issuers.ts'
export { ofRowsOutOfOrder } from './content/rows-out-of-order.ts'
export { ofPostingDates } from './content/posted-on-closed-days.ts'
export { familyOf } from './lettering/fonts/faces.ts'
export { attachedFilesNotRead } from './origin/attached-files.ts'
export { ofIssuersFiles, type FontPlace } from './origin/issuers-files.ts'
export { programWithoutVersion } from './origin/programs.ts'
export { signalsOf, type JudgedDocument } from './signals-of-file.ts'
export { signalsOfPage } from './signals-of-page.ts'
export { ofScan as signalsOfScan } from './drawing/drawn-over-scan.ts'
export type { PlacedWord } from './drawing/placed-words.ts'
export { ofTextBehindPicture } from './drawing/text-behind-picture.ts'
