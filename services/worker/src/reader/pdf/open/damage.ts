/** What pdf.js says of streams and pictures that it cannot decode, and goes on without. */
const OF_DAMAGE = /Invalid stream|Unable to decode image|ignoring XObject|without finding an EOI marker/

let seen = 0

/** How many damaged parts of files this process has come upon. */
export function damageSeen(): number {
  return seen
}

export function noteDamage(): void {
  seen++
}

/**
 * Listens to the warnings of pdf.js, which tells of damage in no other way. None is passed on: they quote the document.
 */
export function listenForDamage(): void {
  console.warn = (warning: unknown) => {
    if (OF_DAMAGE.test(String(warning))) noteDamage()
  }
}

/** Of `verbosity`: pdf.js gives its warnings. */
export const WARNINGS = 1
