import { isDictionary, Reference, type Value } from '../objects/syntax.ts'

/** Entries without a visible effect, by the dictionary they are in: links to other objects, metadata, and actions. */
const UNSEEN = {
  page: new Set(
    'Parent Annots Metadata PieceInfo LastModified StructParents Tabs Thumb B AA Dur Trans ID PZ SeparationInfo'.split(
      ' ',
    ),
  ),
  annotation: new Set('P Parent Popup IRT A AA PA Dest M CreationDate NM StructParent Kids V'.split(' ')),
  form: new Set('Fields SigFlags CO'.split(' ')),
  stream: new Set('Length Metadata PieceInfo LastModified StructParent StructParents'.split(' ')),
  other: new Set<string>(),
}
/** The kind of a dictionary, which determines its entries without a visible effect. */
export type Kind = keyof typeof UNSEEN

/** A value as text, without the objects it refers to, and their numbers. */
export interface Outline {
  text: string
  leadsTo: readonly number[]
}

const outlines = new WeakMap<object, Map<Kind, Outline>>()

/** Outlines are remembered as long as their values, which pages and states share. */
export function outlineOf(value: Value, kind: Kind): Outline {
  if (typeof value === 'string') return { text: value, leadsTo: [] }
  const known = outlines.get(value) ?? new Map<Kind, Outline>()
  outlines.set(value, known)
  return known.get(kind) ?? written(value, kind, known)
}

function written(value: Value, kind: Kind, known: Map<Kind, Outline>): Outline {
  const parts: string[] = []
  const leadsTo: number[] = []
  write(value, kind, parts, leadsTo)
  const outline = { text: parts.join(' '), leadsTo }
  known.set(kind, outline)
  return outline
}

function write(value: Value, kind: Kind, parts: string[], leadsTo: number[]): void {
  if (typeof value === 'string') parts.push(value)
  else if (value instanceof Reference) {
    parts.push('R')
    leadsTo.push(value.number)
  } else if (isDictionary(value)) {
    parts.push('<<')
    for (const key of [...value.keys()].sort()) {
      if (UNSEEN[kind].has(key)) continue
      parts.push(`/${key}`)
      write(value.get(key)!, 'other', parts, leadsTo)
    }
    parts.push('>>')
  } else {
    parts.push('[')
    for (const one of value) write(one, 'other', parts, leadsTo)
    parts.push(']')
  }
}
