import type { FoundSignal, SignalEvidence } from '@income/shared'
import type { Change, History } from '../model/traits.ts'
import { masked, quoted } from '../model/quoted.ts'

/** Signals for the differences between the saved states of a PDF. */
export function ofRevisions({ revisions, changes }: History): FoundSignal[] {
  const found = [
    ofChanges(changes, 'text', changedText),
    ofChanges(changes, 'removed', removedText),
    ofChanges(changes, 'page', exchangedPage),
    ofChanges(changes, 'field', changedField),
    ofChanges(changes, 'added', addedText),
  ].filter((signal) => signal !== null)
  return found.length > 0 || revisions < 2 ? found : [savedOver(revisions, changes)]
}

function savedOver(revisions: number, changes: readonly Change[]): FoundSignal {
  const filled = changes.filter(({ kind }) => kind === 'filled')
  const what = filled.length > 0 ? 'Form fields were filled in.' : 'No visible difference was found.'
  const summary = `The file was saved ${times(revisions - 1)} over an earlier state. ${what}`
  return { code: 'saved_over', severity: 'info', summary, evidence: filled.map(evidenceOf) }
}

type Judged = Pick<FoundSignal, 'code' | 'severity' | 'summary'>

function ofChanges(
  all: readonly Change[],
  kind: Change['kind'],
  judge: (changes: readonly Change[]) => Judged,
): FoundSignal | null {
  const changes = all.filter((change) => change.kind === kind)
  return changes.length === 0 ? null : { ...judge(changes), evidence: changes.map(evidenceOf) }
}

/** A changed amount is stronger evidence than a changed word. */
const DIGIT = /\d/

function changedText(changes: readonly Change[]): Judged {
  const { before, after } = changes.find((change) => DIGIT.test(change.before + change.after)) ?? changes[0]!
  const more = changes.length > 1 ? ` ${changes.length} places differ in total.` : ''
  return {
    code: 'revision_changed_text',
    severity: 'high',
    summary: `The page showed ${quoted(before)} in an earlier state of the file and now shows ${quoted(after)}.${more}`,
  }
}

function removedText(changes: readonly Change[]): Judged {
  return {
    code: 'revision_removed_text',
    severity: 'medium',
    summary: `An earlier state of the file shows text that has been removed: ${quoted(changes[0]!.before)}.`,
  }
}

function addedText(changes: readonly Change[]): Judged {
  return {
    code: 'revision_added_text',
    severity: 'low',
    summary: `Text was added to an earlier state of the file: ${quoted(changes[0]!.after)}.`,
  }
}

function changedField(changes: readonly Change[]): Judged {
  const { before, after } = changes[0]!
  return {
    code: 'revision_changed_field',
    severity: 'low',
    summary: `A form field held ${quoted(before)} in an earlier state of the file and now holds ${quoted(after)}.`,
  }
}

function exchangedPage(changes: readonly Change[]): Judged {
  return {
    code: 'revision_exchanged_page',
    severity: 'medium',
    summary: `Page ${changes[0]!.page} shows different text than in an earlier state of the file.`,
  }
}

function evidenceOf({ kind, page, box, before, after }: Change): SignalEvidence {
  const detail = DETAILS[kind](quoted(before), quoted(after))
  return { page, box, detail, ...(before !== '' && { before: masked(before) }) }
}

const DETAILS: Record<Change['kind'], (before: string, after: string) => string> = {
  text: (before, after) => `${before} before, ${after} now`,
  field: (before, after) => `${before} before, ${after} now`,
  removed: (before) => `${before} before`,
  added: (_, after) => `${after} now`,
  filled: (_, after) => `${after} now`,
  page: () => 'most of the text differs',
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
