/** A commit as it is released. Everything that is built comes from it, and its time is that of all that is built. */
export interface Release {
  version: string
  commit: string
  at: Date
}
