export interface PageSize {
  width: number
  height: number
}

export interface Rendering {
  canvas: HTMLCanvasElement
  /** In CSS pixels; the canvas is as sharp as the screen. */
  width: number
  /** Quarters clockwise. */
  turn: number
  signal: AbortSignal
}

/** The pages of an original, drawn on demand. */
export interface PageSource {
  pages: number
  /** Of a page from 1, as displayed without a turn. */
  sizeOf(page: number): Promise<PageSize>
  render(page: number, rendering: Rendering): Promise<void>
  close(): void
}

/** Beyond it browsers give up drawing. */
const MOST_PIXELS = 16_000_000

/** How many pixels of the screen a CSS pixel of the drawing has. */
export function sharpness(width: number, height: number): number {
  const wanted = Math.min(2, window.devicePixelRatio || 1)
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)))
}
