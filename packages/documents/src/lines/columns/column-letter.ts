import type { Word } from '../../model/page.ts'

/** Small letters between brackets that OCR takes for figures. */
const LOOKALIKES: Record<string, string> = { '9': 'g', '6': 'b', '¢': 'c', '©': 'c', '€': 'e' }

/** The letter a text at the head of a column stands for: "A", "(d)", and what a scan makes of them: "Cc", "(9)". */
export function columnLetter({ text, confidence }: Word): string | null {
  const printed = /^(?:([A-F])|\(([a-z])\))$/.exec(text)
  if (printed) return (printed[1] ?? printed[2]!).toLowerCase()
  if (confidence === 1) return null
  const twice = /^([A-F])([a-f])$/.exec(text)
  if (twice) return twice[1]!.toLowerCase() === twice[2] ? twice[2] : null
  return LOOKALIKES[/^\((.)\)$/.exec(text)?.[1] ?? ''] ?? null
}
