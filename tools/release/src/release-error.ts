/** A problem that the person making the release can fix. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
