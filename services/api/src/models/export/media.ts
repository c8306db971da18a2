/** The formats of a model, by the value of the query parameter. */
export const MODEL_MEDIA = {
  json: 'application/json',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

export type ModelFormat = keyof typeof MODEL_MEDIA
export const MODEL_FORMATS = Object.keys(MODEL_MEDIA) as [ModelFormat, ...ModelFormat[]]

/** The file formats. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const satisfies ModelFormat[]
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The format for a media type; JSON for any unknown one. */
export function formatOf(mediaType: string | null): ModelFormat {
  return MODEL_FORMATS.find((format) => MODEL_MEDIA[format] === mediaType) ?? 'json'
}
