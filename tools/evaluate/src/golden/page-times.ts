/** Processing times of pages: a case's time is divided evenly among its pages. */
export function pageTimes(): { measure<T>(pages: number, understand: () => T): T; summary(): string } {
  const times: number[] = []
  return {
    measure(pages, understand) {
      const begun = performance.now()
      const made = understand()
      const each = (performance.now() - begun) / pages
      for (let page = 0; page < pages; page += 1) times.push(each)
      return made
    },
    summary() {
      const sorted = times.toSorted((a, b) => a - b)
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0
      const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)
      return `${times.length} pages, ${median.toFixed(1)} ms a page at the median, ${mean.toFixed(1)} ms on average`
    },
  }
}
