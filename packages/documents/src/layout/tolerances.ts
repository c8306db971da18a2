/**
 * How far apart print may stand, for all of layout. The unit is the em, the height of the text concerned, unless a name ends in
 * `_POINTS`: what a form or a page sets does not grow with its letters.
 */

/** Words farther apart are two cells of a table's row. */
export const CELLS_APART = 1.6
/** Words farther apart are two phrases: wider than a blank, narrower than the gutter between columns. */
export const PHRASES_APART = 0.85
/** The same in letters: those of a typewriter are low for their width, as OCR measures them. */
export const PHRASES_APART_IN_LETTERS = 1.45
/** So far apart print may be of another size: a name beside the small print of dates. */
export const BLOCKS_APART = 3
/** Words farther apart are of two dates. */
export const DATES_APART = 1.5

/** What begins, or ends, within this of another is flush with it. */
export const FLUSH = 0.5
/** The same for distinguishing rows of one column from indented rows. */
export const CLOSELY_FLUSH = 0.3
/** Print sticks out of its cell by no more. */
export const BEYOND_CELL_POINTS = 2

/** Middles of words on one line are no farther apart. */
export const LEVEL = 0.5
/** The same where lines are made of words, of either word's height. */
export const ON_LINE = 0.45
/** Less than this share of the usual height, and a word is a mark: a dash, a full stop, the dots of a masked number. */
export const MARK = 0.4
/** A row of higher letters does not reach farther up. */
export const HIGHEST_ROW = 4
/** Rows stand farther from each other than the lines of one, by this. */
export const ROWS_APART = 0.25
/** Lines of one row reach into each other by at least this; lines of text never do. */
export const ROW_OVERLAP = 0.2
/** Lines of one text are nearer to each other. */
export const LINES_APART = 1

/** Bars drawn one under another, lines of a form that is printed again. */
export const SAME_PLACE_POINTS = 2
/** From a leader's dots to what they lead from, and to. */
export const LEADER_REACH = 3

/** Copies of one form are printed alike to within this. */
export const ALIKE_POINTS = 9
/** A line of a box that is filled higher moves the labels below it by no more. */
export const MOVED_POINTS = 30
/** Around the labels of a copy. */
export const COPY_MARGIN_POINTS = 6
/** What the last box of a form holds stands no farther below its label. */
export const LAST_BOX_POINTS = 90
