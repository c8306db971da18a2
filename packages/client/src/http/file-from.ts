/** An answer as a file, under its own name. */
export function fileFrom(content: Blob, { headers }: Response, fallback: string): File {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback
  return new File([content], name, { type: content.type })
}
