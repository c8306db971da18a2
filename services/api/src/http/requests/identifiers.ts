import { z } from 'zod'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anything that is not a UUID identifies nothing, and must not reach a UUID column. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

export const packageId = z
  .string()
  .meta({ description: "The package's `id` or `public_id`", examples: ['PKG-7F3K9QXA'] })
export const fileId = z.string().meta({ description: "The file's `id`" })
export const documentId = z.string().meta({ description: "The document's `id`" })
export const entryId = z.string().meta({ description: "The entry's `id`" })
export const signalId = z.string().meta({ description: "The signal's `id`" })
export const modelId = z.string().meta({ description: "The model's `id` or `public_id`", examples: ['MDL-4D9R2TVC'] })
export const webhookId = z.string().meta({ description: "The webhook's `id`" })
export const deliveryId = z.string().meta({ description: "The delivery's `id`" })
export const subject = z.string().meta({
  description: 'The `key` of a line or a subject; `model` for the whole model',
  examples: ['account-5be0a4c17d29f683'],
})
