/** 128 random bits, for an Idempotency-Key. `crypto.randomUUID` does not exist on pages loaded over plain HTTP. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
