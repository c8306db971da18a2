interface PageSize {
  width: number
  height: number
}

interface Rendering {
  canvas: HTMLCanvasElement
  /** In CSS pixels; the canvas is as sharp as the screen. */
  width: number
  /** Quarter turns clockwise. */
  turn: number
  signal: AbortSignal
}

/** The pages of an original, drawn on demand. */
export interface PageSource {
  pages: number
  /** The size of a page, counted from 1, without rotation. */
  sizeOf(page: number): Promise<PageSize>
  render(page: number, rendering: Rendering): Promise<void>
  close(): void
}

/** Browsers do not draw larger canvases. */
const MOST_PIXELS = 16_000_000

/** Screen pixels for each CSS pixel of the drawing. */
export function sharpness(width: number, height: number): number {
  const wanted = Math.min(2, window.devicePixelRatio || 1)
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)))
}
