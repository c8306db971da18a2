import { z } from 'zod'

/** Building blocks of the wire format. */

/** `2026-01-15T10:30:00.123456+00:00`: microseconds and a numeric offset, always UTC. */
export const timestamp = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}\+00:00$/)
  .meta({ description: 'ISO 8601 with microseconds and UTC offset', examples: ['2026-01-15T10:30:00.123456+00:00'] })

const STORED = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:Z|\+00(?::00)?)$/

/**
 * A moment as Postgres writes it, or a Date, in UTC, with all six digits: Postgres leaves out zeros at the end.
 * @throws where it is something else.
 */
export function timestampFrom(stored: string): string {
  const [, day, time, fraction = ''] = STORED.exec(stored) ?? []
  if (day === undefined || time === undefined) throw new Error('no timestamp in UTC')
  return `${day}T${time}.${fraction.padEnd(6, '0')}+00:00`
}

/** An exact decimal amount with two fraction digits, as a string. */
export const decimal = z
  .string()
  .regex(/^-?\d+\.\d{2}$/, 'must be a decimal string with two digits after the point, such as 1234.50')
  .meta({ description: 'Decimal amount with two fraction digits', examples: ['1234.50'] })

export const uuid = z.uuid()

/** A fraction of the page as displayed, measured from its top left corner: 0 to 1. */
const fraction = z.number().min(0).max(1)

/** left, top, right, bottom, as fractions of the page as displayed. */
export const pageBox = z
  .array(fraction)
  .length(4)
  .meta({ id: 'Box', description: 'left, top, right, bottom, as fractions of the page as displayed' })

/** Confidence of the reading, 0 to 1. Values at 0.9 or above are almost always correct. */
export const confidence = z.number().min(0).max(1)

/** The envelope of every list (specification 2.5), named after its items: a page of `File` is a `FilePage`. */
export function pageOf<T extends z.ZodType>(item: T) {
  const { id } = item.meta() ?? {}
  return z
    .object({
      count: z.int().min(0).meta({ description: 'Number of results on all pages' }),
      page: z.int().min(1),
      pages: z.int().min(0),
      results: z.array(item),
    })
    .meta(id === undefined ? {} : { id: `${id}Page` })
}

export interface PageOf<T> {
  count: number
  page: number
  pages: number
  results: T[]
}
