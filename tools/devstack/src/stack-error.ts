/** Why the stack cannot start, if people can do something about it: the message is all they need. */
export class StackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}
