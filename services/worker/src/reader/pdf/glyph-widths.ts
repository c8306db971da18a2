/** Widths of Helvetica's glyphs in thousandths of the font size, for codes 32 to 126 (Adobe's core 14 metrics). */
const HELVETICA = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]

/** The typical width of a text, to share a run's measured width among its words. */
export function widthOf(text: string): number {
  let width = 0
  for (let i = 0; i < text.length; i++) width += HELVETICA[text.charCodeAt(i) - 32] ?? 556
  return width
}
