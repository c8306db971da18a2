import { randomBytes } from 'node:crypto'
import { newApiKey, parseApiKey, secretMatches } from './api-key.ts'
import { Sealing } from './sealing.ts'

const key = () => randomBytes(32).toString('base64')

test('a sealed secret opens only with its key, and never after a change', () => {
  const sealing = new Sealing(key())
  const sealed = sealing.seal('Pa$$wörd')
  expect(sealing.open(sealed)).toBe('Pa$$wörd')
  expect(() => new Sealing(key()).open(sealed)).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => sealing.open(sealed)).toThrow()
})

test('during a rotation the previous key opens, and only the current one seals', () => {
  const [old, fresh] = [key(), key()]
  const sealed = new Sealing(old).seal('whsec')
  const rotating = new Sealing(fresh, old)
  expect(rotating.open(sealed)).toBe('whsec')
  const resealed = rotating.reseal(sealed)!
  expect(new Sealing(fresh).open(resealed)).toBe('whsec')
  expect(rotating.reseal(resealed)).toBeNull()
  expect(() => new Sealing(fresh, key()).open(sealed)).toThrow()
})

test('the same secret is never sealed to the same bytes', () => {
  const sealing = new Sealing(key())
  expect(sealing.seal('x').equals(sealing.seal('x'))).toBe(false)
})

test('a new key is parsed back and matches its hash; another secret does not', () => {
  for (let i = 0; i < 200; i++) {
    const made = newApiKey()
    const parsed = parseApiKey(made.key)
    expect(parsed?.id).toBe(made.id)
    expect(secretMatches(parsed!.secret, made.secretHash)).toBe(true)
    expect(secretMatches(parseApiKey(newApiKey().key)!.secret, made.secretHash)).toBe(false)
  }
})

test.each(['', 'idp_', 'idp_abc_def', 'Bearer x', `idp_${'0'.repeat(18)}_`])('"%s" is not a key', (text) => {
  expect(parseApiKey(text)).toBeNull()
})
