import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** Turns zod schemas into JSON Schema; those with an id become components, referred to by name. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {}

  /** Of what the service answers. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output')
  }

  /** Of what a client sends. */
  ofRequest(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input')
  }

  #convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => leaveAnswersOpen({ io, jsonSchema }),
    })
    const { $schema: _, $defs = {}, ...inline } = rename(converted)
    Object.assign(this.components, $defs)
    return inline
  }
}

/**
 * Answers may gain fields: a client that was generated from this must not refuse them. What a client sends is closed, as
 * its schema says.
 */
function leaveAnswersOpen({ io, jsonSchema }: { io: 'input' | 'output'; jsonSchema: JsonSchema }): void {
  if (io === 'output' && jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
}

function rename(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}
