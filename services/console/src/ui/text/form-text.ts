/** The text of a form field, trimmed. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Puts the cursor into the field whose value is wrong. */
export function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

/** Empties a field that holds for one sending only. */
export function blank(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ''
}
