import { z } from 'zod'

type JsonSchema = Record<string, unknown>

/** Turns zod schemas into JSON Schema; those with an id become components, referred to by name. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {}

  /** For the service's answers. */
  ofAnswer(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output')
  }

  /** For clients' requests. */
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

/** Answers may gain fields: a generated client must not refuse them. Requests are closed, as their schemas say. */
function leaveAnswersOpen({ io, jsonSchema }: { io: 'input' | 'output'; jsonSchema: JsonSchema }): void {
  if (io === 'output' && jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
}

function rename(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}
