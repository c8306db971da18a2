import { timestamp, timestampFrom } from './wire.ts'

test.each([
  ['2026-01-15 10:30:00.123456+00', '2026-01-15T10:30:00.123456+00:00'],
  ['2026-01-15T10:30:00.12+00:00', '2026-01-15T10:30:00.120000+00:00'],
  ['2026-01-15 10:30:00+00', '2026-01-15T10:30:00.000000+00:00'],
  ['2026-01-15T10:30:00.123Z', '2026-01-15T10:30:00.123000+00:00'],
])('%s goes out with all six digits', (stored, wire) => {
  expect(timestampFrom(stored)).toBe(wire)
  expect(timestamp.safeParse(wire).success).toBe(true)
})

test.each(['2026-01-15 10:30:00+02', '2026-01-15', 'yesterday'])('%s is not taken for a moment in UTC', (stored) => {
  expect(() => timestampFrom(stored)).toThrow('no timestamp in UTC')
})
