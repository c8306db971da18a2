/** The call, made once for all who ask while it is under way: asking often costs the stores no more than asking once. */
export function shareCall<T>(call: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => (underWay ??= call().finally(() => (underWay = null)))
}
