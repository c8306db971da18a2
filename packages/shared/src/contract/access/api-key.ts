import { z } from 'zod'
import { SCOPES } from './scope.ts'
import { timestamp, uuid } from '../wire.ts'

const keyFields = {
  id: z.string().meta({ examples: ['5d0c1f7e9b2a4c8e6f'] }),
  name: z.string().nullable().meta({ description: 'What the key is for; null if no name was given' }),
  scopes: z.array(z.enum(SCOPES)),
  user: z.object({ id: uuid, email: z.string() }).meta({ description: 'The user the key acts as' }),
  created_at: timestamp,
  last_used_at: timestamp.nullable().meta({ description: 'To the minute; null if the key was never used' }),
  expires_at: timestamp.nullable().meta({ description: 'null if it does not expire' }),
  revoked_at: timestamp.nullable(),
}

/** An API key, without its secret. */
export const apiKey = z.object(keyFields).meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKey>

/** A key that was just made. */
export const apiKeyWithSecret = z
  .object({
    ...keyFields,
    key: z
      .string()
      .nullable()
      .meta({
        description: 'What `x-api-key` takes. Shown only once: null in the answer to a repeated Idempotency-Key',
        examples: ['idp_5d0c1f7e9b2a4c8e6f_…'],
      }),
  })
  .meta({ id: 'ApiKeyWithSecret' })
export type ApiKeyWithSecret = z.infer<typeof apiKeyWithSecret>
