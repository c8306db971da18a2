import { z } from 'zod'
import { SCOPES } from './scope.ts'
import { timestamp, uuid } from '../wire.ts'

/** Who makes a request and what they may do, for API keys and console sign-ins alike. */
export const session = z
  .object({
    user: z.object({ id: uuid, email: z.string() }),
    tenant: z.object({ id: uuid, name: z.string() }),
    key_id: z.string().nullable().meta({ description: 'null if you signed in with OpenID Connect' }),
    scopes: z.array(z.enum(SCOPES)),
    expires_at: timestamp.nullable().meta({ description: 'When the session or the key ends; null if never' }),
    csrf_token: z.string().nullable().meta({
      description:
        'Send it as `x-csrf-token` with every write that carries the cookie; null with a key, which does not need it',
    }),
    sign_out_url: z.string().nullable().meta({
      description:
        'Where to go after signing out here, to sign out of the issuer too: a path on this service; null with a key',
    }),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>
