import type { QueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { isRefusal } from '../../api/failure.ts'
import type { Entry, Field, IncomeDocument } from '../../api/types.ts'
import { documentsQuery, entriesKey } from '../../package/queries.ts'
import { NOT_READ } from '../figures/figure.ts'
import { entriesQuery } from '../queries.ts'
import {
  type Change,
  type EntryChange,
  type FieldChange,
  isAsSeen,
  isMade,
  type OverrideChange,
  subjectOf,
  type Undo,
  withOverride,
} from './changes.ts'

/** The place of a change. */
export interface Place {
  packageId: string
  documentId: string
  modelId: string | null
}

/** The result of a change. */
export interface Sent {
  /** The new version of the document or entry. */
  version: number
  /** Why the monthly income did not change, if the response says so. */
  unmovedBecause: string | null
}

/**
 * Sends a change. If another part of the document or entry was changed meanwhile, the change is sent again.
 * @throws PreconditionFailedError if somebody changed the same value
 */
export async function sendChange(queries: QueryClient, change: Change, place: Place): Promise<Sent> {
  try {
    return await send(change, place)
  } catch (error) {
    if (!isRefusal(error, 'precondition_failed')) throw error
    const now = await figureNow(queries, change, place)
    // The answer to it may have been lost.
    if (!isAsSeen(change, now) && isMade(change, now)) return { version: now.version, unmovedBecause: null }
    if (!isAsSeen(change, now)) throw error
    return send({ ...change, version: now.version }, place)
  }
}

interface Now {
  version: number
  field?: string | null
  entry?: Entry
}

async function figureNow(queries: QueryClient, change: Change, place: Place): Promise<Now> {
  const { packageId, documentId } = place
  const subject = subjectOf(change)
  if (subject.kind === 'field') {
    const documents = await queries.query({ ...documentsQuery(packageId), staleTime: 0 })
    const document = documents.find(({ id }) => id === documentId)
    return { version: document?.version ?? change.version, field: document?.fields[subject.name]?.value ?? null }
  }
  const entries = await queries.query({ ...entriesQuery(place), staleTime: 0 })
  const entry = entries.find(({ id }) => id === subject.entry.id)
  return { version: entry?.version ?? change.version, ...(entry && { entry }) }
}

async function send(change: Change, place: Place): Promise<Sent> {
  switch (change.kind) {
    case 'field':
      return sendField(change, place)
    case 'entry':
      return sendEntry(change, place)
    case 'override':
      return sendOverride(change, place)
    case 'undo':
      return sendUndo(change, place)
  }
}

async function sendField({ name, value, reason, version }: FieldChange, place: Place): Promise<Sent> {
  const of = { package_id: place.packageId, document_id: place.documentId, name }
  const document = await client.correctField({ ...of, value, reason }, { ifMatch: version })
  return { version: document.version, unmovedBecause: null }
}

async function sendEntry({ entry, values, reason, version }: EntryChange, { packageId }: Place): Promise<Sent> {
  const of = { package_id: packageId, entry_id: entry.id }
  const after = await client.correctEntry({ ...of, ...values, reason }, { ifMatch: version })
  return { version: after.version, unmovedBecause: null }
}

async function sendOverride(change: OverrideChange, { packageId, modelId }: Place): Promise<Sent> {
  const { entry, eligible, reason, version } = change
  const of = { package_id: packageId, model_id: modelId ?? '', entry_id: entry.id }
  if (eligible === null) {
    await client.undoOverride(of, { ifMatch: version })
    return { version: version + 1, unmovedBecause: null }
  }
  const after = await client.overrideEntry({ ...of, eligible, reason }, { ifMatch: version })
  return { version: after.version, unmovedBecause: after.effect.unmoved_because }
}

async function sendUndo({ of, version }: Undo, { packageId, documentId }: Place): Promise<Sent> {
  const package_id = packageId
  if (of.kind === 'field') {
    await client.undoFieldCorrection({ package_id, document_id: documentId, name: of.name }, { ifMatch: version })
  } else {
    await client.undoEntryCorrection({ package_id, entry_id: of.entry.id }, { ifMatch: version })
  }
  return { version: version + 1, unmovedBecause: null }
}

/** Shows the change before the response arrives. @returns a function that reverts it */
export function showAtOnce(queries: QueryClient, change: Change, place: Place): () => void {
  const { packageId, documentId, modelId } = place
  const documentsKey = documentsQuery(packageId).queryKey
  const listKey = entriesKey(packageId, documentId, modelId)
  const before = { documents: queries.getQueryData(documentsKey), entries: queries.getQueryData<Entry[]>(listKey) }
  const subject = subjectOf(change)
  if (subject.kind === 'field') {
    const fieldAfter = change.kind === 'undo' ? asRead : (field: Field) => settled(field, subject)
    queries.setQueryData(documentsKey, (documents) =>
      documents?.map((document) =>
        document.id === documentId ? withField(document, subject.name, fieldAfter) : document,
      ),
    )
  } else {
    const entryAfter = change.kind === 'undo' ? entryAsRead : (entry: Entry) => withChange(entry, subject)
    queries.setQueryData<Entry[]>(listKey, (entries) =>
      entries?.map((entry) => (entry.id === subject.entry.id ? entryAfter(entry) : entry)),
    )
  }
  return () => {
    queries.setQueryData(documentsKey, before.documents)
    queries.setQueryData(listKey, before.entries)
  }
}

function withField(document: IncomeDocument, name: string, after: (field: Field) => Field): IncomeDocument {
  return { ...document, fields: { ...document.fields, [name]: after(document.fields[name] ?? NOT_READ) } }
}

function settled(read: Field, { value }: FieldChange): Field {
  const original = read.original ?? { value: read.value, confidence: read.confidence }
  return { ...read, value, confidence: 1, original }
}

function asRead({ original, ...field }: Field): Field {
  return { ...field, ...original }
}

function entryAsRead(entry: Entry): Entry {
  return Object.assign({ ...entry }, entry.original ?? {}, { original: null })
}

function withChange(entry: Entry, change: EntryChange | OverrideChange): Entry {
  if (change.kind === 'entry') {
    const original = entry.original ?? { confidence: entry.confidence }
    return { ...entry, ...change.values, confidence: 1, original }
  }
  return withOverride({ ...change, entry })
}

/** The version that the next change is based on. */
export function noteVersion(queries: QueryClient, change: Change, place: Place, version: number): void {
  const subject = subjectOf(change)
  if (subject.kind === 'field') {
    queries.setQueryData(documentsQuery(place.packageId).queryKey, (documents) =>
      documents?.map((document) => (document.id === place.documentId ? { ...document, version } : document)),
    )
  } else {
    queries.setQueryData(entriesQuery(place).queryKey, (entries) =>
      entries?.map((entry) => (entry.id === subject.entry.id ? { ...entry, version } : entry)),
    )
  }
}
