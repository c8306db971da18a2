import { errorObject } from '@income/shared'
import type { Route } from '../http/route.ts'
import { ROUTES } from '../routes.ts'
import type { Answered } from './answer.ts'

/** Checks an answer against its route's declaration: no test can pass with an undocumented answer. */
export function expectDeclared(method: string, path: string, response: Answered): void {
  if (response.status >= 400) {
    expect(errorObject.strict().safeParse(response.body).error).toBeUndefined()
    return
  }
  const route = ROUTES.find((candidate) => candidate.method === method && pattern(candidate).test(path))
  const outcome = route?.outcomes[response.status]
  if (!route || !outcome) throw new Error(`${method} ${path} answered ${response.status}, which is not declared`)
  const type = response.headers['content-type']?.split(';')[0] ?? ''
  const isObject = outcome.schema !== null && type === 'application/json'
  if (isObject) expect(outcome.schema?.safeParse(response.body).error).toBeUndefined()
  else if (outcome.media) expect(outcome.media).toContain(type)
  else expect(response.body).toEqual({})
}

function pattern({ path }: Route): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`)
}
