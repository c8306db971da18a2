import fc from 'fast-check'
import type { JsonSchema, OpenApi } from './open-api.ts'

/** Values that a JSON Schema allows, in this document's style, including its examples, which also satisfy the rules. */
export function validFor(api: OpenApi, given: JsonSchema): fc.Arbitrary<unknown> {
  const schema = api.resolve(given)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { examples = [] } = schema
  const derived = fromKeywords(api, schema)
  return examples.length === 0 ? derived : fc.oneof(fc.constantFrom(...examples), derived)
}

function fromKeywords(api: OpenApi, schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validFor(api, each)))
  switch (schema.type) {
    case 'object':
      return objectFor(api, schema)
    case 'array':
      return fc.array(validFor(api, schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 8 })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -9, max: Math.min(schema.maximum ?? 99, 1_000_000) })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return schema.pattern === undefined
        ? fc.string({
            unit: 'binary',
            minLength: schema.minLength ?? 0,
            maxLength: Math.min(schema.maxLength ?? 20, 40),
          })
        : fc.stringMatching(new RegExp(schema.pattern))
    default:
      return fc.jsonValue()
  }
}

function objectFor(api: OpenApi, { properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, validFor(api, each)]))
  return fc.record(values, { requiredKeys: required })
}

/** Anything that a client may send by mistake or malice, instead of a value. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('', ' ', '\0', '\ud800', '-1', '1e309', '٣', 'null', '__proto__', '../..', "' OR 1=1 --"),
  fc.constantFrom<unknown>(-1, 0, 2 ** 31, 2 ** 53, 1e300, 0.1, [], {}, [[]], null, true),
  fc.constant('x'.repeat(3_000)),
)
