/** Limits of a file. Beyond one, it is refused as unreadable before the work begins. */
export interface ReaderLimits {
  /** Pages of a file. */
  pages: number
  /** Pixels of an image, known before it is decoded. */
  pixels: number
  /** Longest side of a page, in points; larger pages are read scaled down. */
  pageSide: number
  /** Pieces of text on a page, counted as the text layer is read. */
  textItems: number
  /** Bytes that may accumulate in memory while a large PDF is read; then it is opened again. */
  gatheredBytes: number
}

export const DEFAULT_LIMITS: ReaderLimits = {
  pages: 5_000,
  pixels: 60_000_000,
  pageSide: 14_400,
  textItems: 100_000,
  gatheredBytes: 24_000_000,
}
