import { session } from '@income/shared'
import { ok } from '../http/answers/answer.ts'
import { emptyBody, noBody, noParams, noQuery, route } from '../http/route.ts'
import { exampleSession } from './examples.ts'
import { presentSession } from './present.ts'
import { signIn, signOut, signOutEverywhere } from './service.ts'

const tag = 'Sessions'
const scope = null
const params = noParams
const query = noQuery

export const sessionRoutes = [
  route({
    method: 'post',
    path: '/session',
    name: 'signIn',
    tag,
    summary: 'Sign in with a key',
    description:
      'For browsers: exchanges the key in `x-api-key` for a cookie that replaces it in later requests. The session ' +
      'lasts 12 hours and ends with the key. It replaces the previous session of the browser.',
    scope,
    params,
    query,
    body: emptyBody,
    outcomes: { 201: { description: 'The session, and its cookie', schema: session, example: exampleSession } },
    errors: [],
    // The cookie is a secret and is not stored for a repetition: a repeated request gets another session.
    idempotent: false,
    handler: ({ caller, deps, asked }) => signIn(deps.database, caller, asked.sessionToken),
  }),
  route({
    method: 'get',
    path: '/session',
    name: 'getSession',
    tag,
    summary: 'Read who you are',
    description: 'Works with a session cookie or with a key.',
    scope,
    params,
    query,
    body: noBody,
    outcomes: { 200: { description: 'Your user, and what you may do', schema: session, example: exampleSession } },
    errors: [],
    idempotent: false,
    handler: async ({ caller }) => ok(presentSession(caller)),
  }),
  route({
    method: 'delete',
    path: '/session',
    name: 'signOut',
    tag,
    summary: 'Sign out of this browser',
    scope,
    params,
    query,
    body: noBody,
    outcomes: { 204: { description: 'The session has ended', schema: null } },
    errors: [],
    idempotent: false,
    handler: ({ caller, deps }) => signOut(deps.database, caller),
  }),
  route({
    method: 'delete',
    path: '/sessions',
    name: 'signOutEverywhere',
    tag,
    summary: 'Sign out everywhere',
    description: 'Ends every session of your user, in every browser and with every key. The keys stay valid.',
    scope,
    params,
    query,
    body: noBody,
    outcomes: { 204: { description: 'All sessions of the user have ended', schema: null } },
    errors: [],
    idempotent: false,
    handler: ({ caller, deps }) => signOutEverywhere(deps.database, caller),
  }),
]
