/** pdf.js warnings about streams and pictures that it cannot decode and skips. */
const OF_DAMAGE = /Invalid stream|Unable to decode image|ignoring XObject|without finding an EOI marker/

let seen = 0

/** How many damaged parts of files this process has encountered. */
export function damageSeen(): number {
  return seen
}

export function noteDamage(): void {
  seen++
}

/**
 * Listens to the warnings of pdf.js, its only report of damage. None are passed on, because they quote the document.
 */
export function listenForDamage(): void {
  console.warn = (warning: unknown) => {
    if (OF_DAMAGE.test(String(warning))) noteDamage()
  }
}

/** The `verbosity` at which pdf.js reports warnings. */
export const WARNINGS = 1
