import type { FormLine, Place } from '../forms/form-line.ts'
import { FORMS, formLines } from '../forms/forms.ts'
import type { PrintedForm } from './printed-form.ts'

/** What is known of a form's lines beforehand. */
export interface KnownLines {
  /** Lines with a box in the outer column, in the order of the form; empty where the form's year is not known. */
  outer: readonly string[]
  /** Lines with a box further in. */
  inner: readonly string[]
  /** Lines whose amount stands within their wording, with no number beside it. */
  inline: readonly string[]
  /** Lines that are lists of several amounts. */
  lists: readonly string[]
  /** Lines in whose box the form itself prints an amount. */
  constant: readonly string[]
  captions: readonly Caption[]
}

/** A line and words of its caption that no other line of the form has. */
export interface Caption {
  line: string
  words: RegExp
}

/** The captions of a form of any year; a K-1 has kept its own. */
export function captionsOf(form: PrintedForm): Caption[] {
  return (FORMS[form] ?? []).flatMap(captioned)
}

export function knownLinesOf(form: PrintedForm, year: string | null): KnownLines {
  const lines = formLines(form, year)
  const at = (place: Place) => lines.filter(({ places }) => places.includes(place)).map(({ line }) => line)
  return {
    outer: at('outer'),
    inner: at('inner'),
    inline: at('inline'),
    lists: at('list'),
    constant: at('preprinted'),
    captions: lines.flatMap(captioned),
  }
}

function captioned({ line, caption }: FormLine): Caption[] {
  return caption ? [{ line, words: caption }] : []
}
