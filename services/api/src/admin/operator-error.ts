/** An operator's request that is impossible; the message says why. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorError'
  }
}
