/** An answer as a file, under the name that it gives itself. */
export function fileFrom(content: Blob, { headers }: Response, fallback: string): File {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback
  return new File([content], name, { type: content.type })
}
