/**
 * Where text is read and nothing drawn, letters need no outlines. pdf.js leaves them out when it believes that a browser draws
 * with its fonts: when there is a document to add them to, and a class to make them of. Fonts that a file does not bring along
 * it then leaves to the system, and does not take in its own, which costs as much as the page of a W-2: their widths and
 * letters it knows without.
 */
export const UNDRAWN_FONTS = {
  disableFontFace: false,
  useSystemFonts: true,
  ownerDocument: { fonts: { add: () => {}, delete: () => {} } },
}

class UndrawnFont {
  readonly loaded = Promise.resolve()
}

/** Without it the outlines are made all the same, one font after the other. */
export function offerUndrawnFonts(): void {
  Object.assign(globalThis, { FontFace: UndrawnFont })
}
