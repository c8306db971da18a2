import type { QueryClient } from '@tanstack/react-query'

/** A form of the document page. */
export type FormName = 'correct' | 'override' | 'dismiss'

/** The form of a value. */
export interface FormOf {
  packageId: string
  documentId: string
  /** The key of the value or of the signal. */
  of: string
  form: FormName
}

/** What was typed into a form and is not saved. */
export interface Draft<Seen = unknown> extends FormOf {
  /** The state the reviewer saw at first: later changes by others must cause a conflict. */
  seen: Seen
  typed: Typed
}

/** Texts by the name of their field. */
export type Typed = Readonly<Record<string, string>>

const DRAFTS = ['draft']

/** Drafts are kept until they are saved or cancelled, or the reviewer signs out; closing the tab asks first. */
export function keepDrafts(queries: QueryClient): void {
  queries.setQueryDefaults(DRAFTS, { staleTime: Infinity, gcTime: Infinity })
  window.addEventListener('beforeunload', (event) => {
    if (queries.getQueryCache().findAll({ queryKey: DRAFTS }).length > 0) event.preventDefault()
  })
}

export function draftIn<Seen>(queries: QueryClient, form: FormOf): Draft<Seen> | undefined {
  return queries.getQueryData<Draft<Seen>>(keyOf(form))
}

/** The last draft of a document, or of one of its values. */
export function lastDraftOf(queries: QueryClient, { packageId, documentId, of }: Partial<FormOf>): Draft | undefined {
  const key = [...DRAFTS, packageId, documentId, ...(of === undefined ? [] : [of])]
  return queries
    .getQueriesData<Draft>({ queryKey: key })
    .flatMap(([, draft]) => draft ?? [])
    .at(-1)
}

export function keepDraft(queries: QueryClient, draft: Draft): void {
  queries.setQueryData(keyOf(draft), draft)
}

export function discardDraft(queries: QueryClient, form: FormOf): void {
  queries.removeQueries({ queryKey: keyOf(form) })
}

function keyOf({ packageId, documentId, of, form }: FormOf) {
  return [...DRAFTS, packageId, documentId, of, form]
}
