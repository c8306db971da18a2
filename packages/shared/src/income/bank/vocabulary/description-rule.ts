import { words } from '../../names/names.ts'
import { phrasePattern, phraseText } from '../../vocabulary/phrase.ts'

/** The phrases that identify one kind of transaction. */
export interface DescriptionRule<Category extends string> {
  /** Unique in its list. */
  name: string
  category: Category
  /** A description that this rule matches and no earlier rule does. */
  example: string
  /** In the notation of `phrase.ts`. */
  phrases: readonly string[]
}

/** The first rule that matches a description; null if none does. */
export type DescriptionReader<Category extends string> = (description: string) => DescriptionRule<Category> | null

export function descriptionReader<Category extends string>(
  rules: readonly DescriptionRule<Category>[],
): DescriptionReader<Category> {
  const patterns = rules.map((rule) => ({ rule, pattern: phrasePattern(rule.phrases) }))
  return (description) => {
    const text = phraseText(descriptionWords(description))
    return patterns.find(({ pattern }) => text.search(pattern) !== -1)?.rule ?? null
  }
}

/** Banks print full stops between words ("REG.SALARY", "BILL.COM"), pay stubs within abbreviations. */
function descriptionWords(description: string): string[] {
  return words(description.replaceAll('.', ' '))
}
