/** A page as grey pixels, 0 black to 255 white, row by row. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
  /** Pixels per point of the page. */
  scale: number
}
