const FIRST_SECONDS = 5
const GROWTH = 3
const LONGEST_SECONDS = 8 * 3_600
/** Keeps deliveries that failed together from being retried together. */
const JITTER = 0.2

/**
 * Seconds until the next attempt: 5 s, 15 s, 45 s and so on up to 8 hours, each varied by up to a fifth.
 * @param attempts the number of attempts so far, from 1
 * @param random from 0 to 1
 */
export function retrySeconds(attempts: number, random: number): number {
  const seconds = Math.min(FIRST_SECONDS * GROWTH ** (attempts - 1), LONGEST_SECONDS)
  return seconds * (1 + JITTER * (2 * random - 1))
}
