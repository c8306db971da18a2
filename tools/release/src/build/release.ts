/** A commit to release. Everything is built from it and carries its time. */
export interface Release {
  version: string
  commit: string
  at: Date
}
