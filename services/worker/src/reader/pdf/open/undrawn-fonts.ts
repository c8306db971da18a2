/**
 * Letters that are read but not drawn need no outlines. pdf.js omits them if it assumes that a browser draws with its
 * fonts: if there is a document to add them to, and a class to construct them. It then leaves fonts that are not
 * embedded to the system instead of loading its own, which would cost as much as reading a W-2 page; it knows their
 * widths and letters anyway.
 */
export const UNDRAWN_FONTS = {
  disableFontFace: false,
  useSystemFonts: true,
  ownerDocument: { fonts: { add: () => {}, delete: () => {} } },
}

class UndrawnFont {
  readonly loaded = Promise.resolve()
}

/** Without it the outlines are created anyway, one font after the other. */
export function offerUndrawnFonts(): void {
  Object.assign(globalThis, { FontFace: UndrawnFont })
}
