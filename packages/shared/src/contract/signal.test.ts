import { readFileSync } from 'node:fs'
import { SIGNAL_CATEGORIES, SIGNALS } from './signal.ts'

const reference = readFileSync(`${import.meta.dirname}/../../../../docs/signals.md`, 'utf8')

test('docs/signals.md has every signal under its category', () => {
  const sections = new Map(
    reference.split('\n## ').map((section) => [section.split('\n', 1)[0]!.toLowerCase(), section] as const),
  )
  for (const category of SIGNAL_CATEGORIES) {
    const documented = [...(sections.get(category)?.matchAll(/^\| `([a-z]+_[a-z_]+)` +\|/gm) ?? [])].map(
      ([, code]) => code!,
    )
    const own = Object.entries(SIGNALS).filter(([, of]) => of === category)
    expect([category, documented.sort()]).toEqual([category, own.map(([code]) => code).sort()])
  }
})
