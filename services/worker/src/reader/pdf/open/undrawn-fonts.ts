/**
 * Where text is read and nothing drawn, letters need no outlines. pdf.js leaves them out when it believes that a browser draws
 * with its fonts: when there is a document to add them to, and a class to make them of.
 */
export const UNDRAWN_FONTS = {
  disableFontFace: false,
  ownerDocument: { fonts: { add: () => {}, delete: () => {} } },
}

class UndrawnFont {
  readonly loaded = Promise.resolve()
}

/** Without it the outlines are made all the same, one font after the other. */
export function offerUndrawnFonts(): void {
  Object.assign(globalThis, { FontFace: UndrawnFont })
}
