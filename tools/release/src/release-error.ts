/** Something that whoever makes the release can put right. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
