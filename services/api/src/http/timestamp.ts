/** The wire's timestamps have microseconds; what the database hands out as a Date has milliseconds. */
export function timestampFrom(date: Date): string {
  return date.toISOString().replace('Z', '000+00:00')
}
