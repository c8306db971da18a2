/** OCR takes the c of "12c" for a cent, or writes both. */
const C_READ_AS_CENT = /[¢©]c?/g

/** The words of a label as they are compared: "Employee's" is one, "third-party" two. */
export function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(C_READ_AS_CENT, 'c')
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '')
}

/** Small boxes shorten their labels: "dep" for dependent, "nonqual" for nonqualified. */
export function abbreviates(read: string, whole: string): boolean {
  return read.length >= 3 && read.length < whole.length && whole.startsWith(read)
}
