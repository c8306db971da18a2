import { ConfigError } from '../config/config-error.ts'
import { CRASH_POINTS, goOn, reachOf } from './crash-points.ts'

test('without the setting nothing happens at any point', () => {
  for (const environment of [{}, { CRASH_AT: '' }, { NODE_ENV: 'test' }]) expect(reachOf(environment)).toBe(goOn)
})

test.each([undefined, '', 'production', 'development'])('the setting is refused if NODE_ENV is %s', (NODE_ENV) => {
  expect(() => reachOf({ CRASH_AT: CRASH_POINTS[0], NODE_ENV })).toThrow(ConfigError)
})

test('an unknown point is refused, and points other than the requested one are passed', () => {
  expect(() => reachOf({ CRASH_AT: 'nowhere', NODE_ENV: 'test' })).toThrow('names no crash point')
  reachOf({ CRASH_AT: CRASH_POINTS[0], NODE_ENV: 'test' })(CRASH_POINTS[1])
})
