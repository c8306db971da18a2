/** The name of a font that was reduced to the letters in use begins with a tag (ISO 32000-1, 9.6.4). */
const TAG = /^[A-Z]{6}\+/
/** Faces without the name of a design. */
const NAMELESS = /^(?:|type3|cross|g_d\d+_f\d+)$/i

export function isReduced(face: string): boolean {
  return TAG.test(face)
}

export function isNameless(face: string): boolean {
  return NAMELESS.test(designOf(face))
}

/** The design a face belongs to, without the letters of its subset and the words for its style: "Arial" of "ABCDEF+Arial-BoldMT". */
export function familyOf(face: string): string {
  return face
    .replace(TAG, '')
    .replace(
      /[-, ]?(bold|italic|oblique|regular|roman|medium|light|semibold|demi|black|heavy|book|condensed|narrow)/gi,
      '',
    )
    .replace(/(PS)?MT$/i, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()
}

/** The name of a face without the letters of its subset. */
export function designOf(face: string): string {
  return face.replace(TAG, '')
}
