import { useCallback, useRef, useState } from 'react'
import { type Zoom, zoomedIn, zoomedOut } from './zoom.ts'

/** Zoom and rotation of the pages. */
export interface View {
  zoom: Zoom
  /** Quarter turns clockwise. */
  turn: number
  setZoom: (zoom: Zoom) => void
  zoomIn: () => void
  zoomOut: () => void
  turnOn: () => void
  /** Receives the width at which a page is shown: the next zoom step starts there. */
  noteWidth: (width: number) => void
}

export function useView(): View {
  const [zoom, setZoom] = useState<Zoom>('width')
  const [turn, setTurn] = useState(0)
  const width = useRef(0)
  const noteWidth = useCallback((shown: number) => {
    width.current = shown
  }, [])
  return {
    ...{ zoom, turn, setZoom, noteWidth },
    zoomIn: () => setZoom(zoomedIn(width.current)),
    zoomOut: () => setZoom(zoomedOut(width.current)),
    turnOn: () => setTurn((quarters) => (quarters + 1) % 4),
  }
}
