/** The number of letters to add, drop or change to make one text of the other, or `limit + 1` where it is more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) > limit) return limit + 1
    row = next
  }
  return row[b.length]!
}

/** Whether a word as read may be the printed word: OCR is allowed an error in four letters and two in seven, none in less. */
export function resembles(read: string, printed: string): boolean {
  if (read === printed) return true
  if (!/\D/.test(read) && !/\d/.test(printed)) return false
  const limit = printed.length >= 7 ? 2 : printed.length >= 4 ? 1 : 0
  return limit > 0 && read.length >= 3 && editDistance(read, printed, limit) <= limit
}
