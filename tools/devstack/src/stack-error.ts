/** A reason why the stack cannot start that people can do something about: its message is all they need. */
export class StackError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}
