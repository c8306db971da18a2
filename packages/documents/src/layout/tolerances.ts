/**
 * Distances used by the layout code. The unit is the em, the height of the text in question, unless a name ends in `_POINTS`:
 * what a form or a page fixes does not grow with its letters.
 */

/** Words farther apart are two cells of a table row. */
export const CELLS_APART = 1.6
/** Words farther apart are two phrases: wider than a blank, narrower than the gutter between columns. */
export const PHRASES_APART = 0.85
/** The same in letter widths: typewriter letters are low for their width, as OCR measures them. */
export const PHRASES_APART_IN_LETTERS = 1.45
/** Print at least this far apart may differ in size: a name beside the small print of dates. */
export const BLOCKS_APART = 3
/** Words farther apart belong to two dates. */
export const DATES_APART = 1.5

/** Things that begin or end within this distance are flush. */
export const FLUSH = 0.5
/** The same for telling the rows of a column from indented rows. */
export const CLOSELY_FLUSH = 0.3
/** A cell is aligned with its heading, left, right or centred, to within this. */
export const ALIGNED = 0.7
/** Print sticks out of its cell by no more than this. */
export const BEYOND_CELL_POINTS = 2

/** Middles of words on one line are no farther apart. */
export const LEVEL = 0.5
/** The same where words are grouped into lines, in heights of either word. */
export const ON_LINE = 0.45
/** A word of less than this share of the usual height is a mark: a dash, a full stop, the dots of a masked number. */
export const MARK = 0.4
/** A row of higher letters does not reach farther up. */
export const HIGHEST_ROW = 4
/** Rows are farther from each other than the lines of one row, by this much. */
export const ROWS_APART = 0.25
/** Lines of one row overlap by at least this; lines of text never do. */
export const ROW_OVERLAP = 0.2
/** Lines of one text are nearer to each other. */
export const LINES_APART = 1

/** Distance between bars drawn one under another, and between lines of a form that is printed twice. */
export const SAME_PLACE_POINTS = 2
/** From a leader's dots to the text before and after it. */
export const LEADER_REACH = 3

/** Copies of one form are printed alike to within this. */
export const ALIKE_POINTS = 9
/** A box line that is filled in higher moves the labels below it by no more than this. */
export const MOVED_POINTS = 30
/** The boxes of two forms that are divided otherwise lie no further apart than this, measured across. */
export const DIVIDED_POINTS = 72
/** Margin around the labels of a copy. */
export const COPY_MARGIN_POINTS = 6
/** The content of a form's last box is no farther below its label. */
export const LAST_BOX_POINTS = 90
