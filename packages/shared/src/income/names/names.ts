/** Names as documents spell them, made comparable. */

const LEGAL_FORMS = new Set(
  'INC INCORPORATED LLC LLP LP PLLC PC PA CORP CORPORATION CO COMPANY LTD LIMITED NA DBA'.split(' '),
)
const NAME_SUFFIXES = new Set(['JR', 'SR', 'II', 'III', 'IV', 'MD', 'ESQ'])

/** Upper case words and numbers, without punctuation: "Smith & Co., Inc." → SMITH, CO, INC. */
export function words(text: string | null | undefined): string[] {
  return (text ?? '')
    .toUpperCase()
    .replace(/(?<=\b[A-Z])\.(?=[A-Z]\b)/g, '')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** An employer's or bank's name without its legal form: "The Acme Corporation, Inc." → "ACME". Empty for no name. */
export function organisation(name: string | null | undefined): string {
  const all = words(name)
  const kept = all[0] === 'THE' ? all.slice(1) : [...all]
  while (kept.length > 1 && LEGAL_FORMS.has(kept.at(-1)!)) kept.pop()
  return kept.join(' ')
}

/** First and last name of a person, whatever the order, initials and suffixes: "SMITH, JOHN Q JR" → "JOHN SMITH". */
export function person(name: string | null | undefined): string {
  const [before = '', ...after] = (name ?? '').split(',')
  const rest = words(after.join(' ')).filter((word) => !NAME_SUFFIXES.has(word))
  const all = [...rest, ...words(before)].filter((word) => !NAME_SUFFIXES.has(word))
  const full = all.filter((word) => word.length > 1)
  const kept = full.length > 1 ? full : all
  return kept.length > 1 ? `${kept[0]!} ${kept.at(-1)!}` : (kept[0] ?? '')
}

/** The people of a name line of a joint return or account: "John and Mary Smith" → JOHN SMITH, MARY SMITH. */
export function people(name: string | null | undefined): string[] {
  const parts = (name ?? '').split(/\s*(?:&|\+|;|\n|\bAND\b|\bOR\b)\s*/i).filter((part) => part !== '')
  const family = person(parts.at(-1)).split(' ').at(-1) ?? ''
  return parts.map((part) =>
    words(part).filter((w) => w.length > 1).length > 1 ? person(part) : person(`${part} ${family}`),
  )
}

/**
 * One spelling for names of which one is the beginning of the other ("ACME" and "ACME NORTH"): the shortest.
 * Sorted, a name follows its beginnings, so one pass is enough however many names there are.
 */
export function sharedBeginnings(names: Iterable<string>): Map<string, string> {
  const canonical = new Map<string, string>()
  let shortest = ''
  for (const name of [...new Set(names)].filter((n) => n !== '').sort()) {
    if (shortest === '' || !(name === shortest || name.startsWith(`${shortest} `))) shortest = name
    canonical.set(name, shortest)
  }
  return canonical
}
