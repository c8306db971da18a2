import type { Entry, EntryValues } from '../../api/types.ts'

/** A reviewer's change to a value. */
export type Change = FieldChange | EntryChange | OverrideChange | Undo
type Correction = FieldChange | EntryChange

interface Reasoned {
  reason: string
  /** What the reviewer saw at first: the change is refused if it is no longer current. */
  version: number
}

export interface FieldChange extends Reasoned {
  kind: 'field'
  name: string
  value: string | null
  before: string | null
  /** Whether a reviewer had settled the value before. */
  wasSettled: boolean
}

export interface EntryChange extends Reasoned {
  kind: 'entry'
  entry: Entry
  values: Partial<EntryValues>
}

export interface OverrideChange extends Reasoned {
  kind: 'override'
  entry: Entry
  /** null: the rules decide again. */
  eligible: boolean | null
}

/** Undoes a correction or confirmation: the value is as it was read, and needs review again if it did. */
export interface Undo extends Reasoned {
  kind: 'undo'
  of: Correction
}

/** The change that names the value: the one that is undone, or the change itself. */
export function subjectOf(change: Change): Exclude<Change, Undo> {
  return change.kind === 'undo' ? change.of : change
}

/** The key of the changed value. */
export function figureKeyOf(change: Change): string {
  const subject = subjectOf(change)
  return subject.kind === 'field' ? `field:${subject.name}` : `entry:${subject.entry.id}`
}

/** The change that undoes it; `version` comes from the response to it. */
export function reverse(change: Change, version: number): Change {
  const reason = 'Undone'
  switch (change.kind) {
    case 'field':
      if (!change.wasSettled) return { kind: 'undo', of: change, reason, version }
      return { ...change, value: change.before, before: change.value, reason, version }
    case 'entry': {
      if (change.entry.original === null) return { kind: 'undo', of: change, reason, version }
      const values = Object.fromEntries(Object.keys(change.values).map((name) => [name, valueOf(change.entry, name)]))
      return { ...change, values, entry: { ...change.entry, ...change.values }, reason, version }
    }
    case 'override':
      return { ...change, eligible: overriding(change.entry), entry: withOverride(change), reason, version }
    case 'undo':
      return { ...change.of, version }
  }
}

/** The entry after the reviewer's decision. */
export function withOverride({ entry, eligible, reason }: OverrideChange): Entry {
  const override = eligible === null ? null : { eligible, reason, by: 'You', at: new Date().toISOString() }
  return entry.eligibility ? { ...entry, eligibility: { ...entry.eligibility, override } } : entry
}

/** The value as it is now, of a field or an entry. */
interface Now {
  field?: string | null
  entry?: Entry
}

/** Whether the change is what is there now. */
export function isMade(change: Change, now: Now): boolean {
  switch (change.kind) {
    case 'field':
      return (now.field ?? null) === change.value
    case 'entry':
      return Object.entries(change.values).every(([name, value]) => valueOf(now.entry, name) === value)
    case 'override':
      return overriding(now.entry) === change.eligible
    case 'undo':
      return isAsSeen(change.of, now)
  }
}

/** Whether what the reviewer saw is still current. */
export function isAsSeen(change: Change, now: Now): boolean {
  switch (change.kind) {
    case 'field':
      return (now.field ?? null) === change.before
    case 'entry':
      return Object.keys(change.values).every((name) => valueOf(now.entry, name) === valueOf(change.entry, name))
    case 'override':
      return overriding(now.entry) === overriding(change.entry)
    case 'undo':
      return isMade(change.of, now)
  }
}

function overriding(entry: Entry | undefined): boolean | null {
  return entry?.eligibility?.override?.eligible ?? null
}

function valueOf(entry: Entry | undefined, name: string): unknown {
  return entry && Reflect.get(entry, name)
}

/** Describes the change, for the list of changes and for screen readers. */
export function describe(change: Change): string {
  switch (change.kind) {
    case 'field':
      return change.value === change.before ? 'Confirmed' : 'Corrected'
    case 'entry':
      return Object.entries(change.values).every(([name, value]) => Reflect.get(change.entry, name) === value)
        ? 'Confirmed'
        : 'Corrected'
    case 'override':
      if (change.eligible === null) return 'The rules decide again'
      return change.eligible ? 'Counted' : 'Left out'
    case 'undo':
      return 'Undone'
  }
}
