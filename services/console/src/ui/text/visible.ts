/** Characters that a name can hide or disguise itself with: control characters, and those that turn the text around. */
const DISGUISING = /[\p{Cc}\p{Bidi_Control}]/gu

/** A text that others chose, with such characters written out: "invoice⟨U+202E⟩fdp.exe". */
export function visible(text: string): string {
  return text.replaceAll(DISGUISING, (sign) => `⟨U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`)
}
