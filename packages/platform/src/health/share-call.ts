/** Shares one call among all concurrent callers, so that frequent checks cost the stores no more than one. */
export function shareCall<T>(call: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null
  return () => (underWay ??= call().finally(() => (underWay = null)))
}
