import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApi, Operation } from './open-api.ts'

const DOCUMENT = 'openapi'

/** The problem with an answer; null if there is none. */
export type Judge = (operation: Operation, response: Response, text: string) => string | null

/** Checks answers against the document: the status, the media type, the body by its schema, the request id. */
export function judgeBy({ document }: OpenApi): Judge {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(document, DOCUMENT)
  const validators = new Map<string, ValidateFunction>()

  function validatorOf({ path, method }: Operation, status: number, media: string): ValidateFunction {
    const steps = ['paths', path, method, 'responses', String(status), 'content', media, 'schema']
    const reference = `${DOCUMENT}#/${steps.map(inPointer).join('/')}`
    const validator = validators.get(reference) ?? ajv.compile({ $ref: reference })
    validators.set(reference, validator)
    return validator
  }

  return (operation, response, text) => {
    const { status, headers } = response
    if (status >= 500) return `answered ${status}`
    const declared = operation.answers[status]
    if (!declared) return `answered ${status}, which is not declared`
    const requestId = headers.get('x-request-id')
    if (!requestId) return 'has no X-Request-Id'
    const media = headers.get('content-type')?.split(';')[0] ?? ''
    if (declared.length === 0) return text === '' ? null : `has a body with ${status}`
    if (!declared.includes(media)) return `has the media type "${media}"`
    if (media !== 'application/json') return null
    const body: unknown = JSON.parse(text)
    const validate = validatorOf(operation, status, media)
    if (!validate(body)) return `is not of its schema: ${ajv.errorsText(validate.errors)}`
    return status < 400 || text.includes(requestId) ? null : 'does not name its request id'
  }
}

function inPointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
