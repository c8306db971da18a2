/** The width of a page: fit to width, fit to page, or a factor of the usual 816 CSS pixels. */
export type Zoom = 'width' | 'page' | number

const USUAL_WIDTH = 816
const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const
const MARGIN = 32

interface Room {
  width: number
  height: number
}

/** @param ratio height by width of the page as it is turned */
export function pageWidth(zoom: Zoom, room: Room, ratio: number): number {
  const widest = Math.max(120, room.width - MARGIN)
  if (zoom === 'width') return widest
  if (zoom === 'page') return Math.min(widest, Math.max(120, room.height - MARGIN) / ratio)
  return USUAL_WIDTH * zoom
}

/** The zoom factor of a page with this width. */
export function scaleOf(width: number): number {
  return width / USUAL_WIDTH
}

export function zoomedIn(width: number): Zoom {
  return STEPS.find((step) => step > scaleOf(width) + 0.01) ?? STEPS.at(-1)!
}

export function zoomedOut(width: number): Zoom {
  return STEPS.findLast((step) => step < scaleOf(width) - 0.01) ?? STEPS[0]
}
