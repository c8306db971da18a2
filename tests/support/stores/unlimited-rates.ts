/** No test is refused because a machine is faster than the rate limit. Tests of the limits set their own. */
export const UNLIMITED_RATES = {
  RATE_LIMIT_PER_SECOND: '100000',
  RATE_LIMIT_BURST: '100000',
  TENANT_RATE_LIMIT_PER_SECOND: '100000',
  TENANT_RATE_LIMIT_BURST: '100000',
}
