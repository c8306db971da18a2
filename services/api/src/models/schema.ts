import { z } from 'zod'
import { modelId } from '../http/requests/identifiers.ts'
import { packageParams } from '../packages/schema.ts'
import { EXPORT_FORMATS, MODEL_FORMATS } from './export/media.ts'

export { pageQuery as modelListQuery } from '../http/requests/paging.ts'

export const modelParams = packageParams.extend({ model_id: modelId })

export const modelQuery = z.strictObject({
  format: z
    .enum(MODEL_FORMATS)
    .optional()
    .meta({ deprecated: true, description: 'A format of `…/export`; takes precedence over the Accept header' }),
})

export const exportQuery = z.strictObject({ format: z.enum(EXPORT_FORMATS) })
