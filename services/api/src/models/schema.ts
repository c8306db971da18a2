import { modelId } from '../http/identifiers.ts'
import { packageParams } from '../packages/schema.ts'

export { pageQuery as modelListQuery } from '../http/paging.ts'

export const modelParams = packageParams.extend({ model_id: modelId })
