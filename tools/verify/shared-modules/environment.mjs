/** What jest's runner keeps of a test file on the global object, by the descriptions of its symbols. */
const OF_FILE = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']

/** Jest replaces these for every test file. */
const { console } = globalThis
const { exit, getBuiltinModule } = process

/** A test environment that is the process itself: test files share its globals, and what `runner.mjs` loads. */
export default class {
  global = globalThis
  /** Nothing is mocked. */
  moduleMocker = { restoreAllMocks() {} }

  async setup() {
    process.getBuiltinModule = getBuiltinModule
  }

  async teardown() {
    process.exit = exit
    globalThis.console = console
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (OF_FILE.includes(symbol.description)) Reflect.deleteProperty(globalThis, symbol)
  }

  /** Jest asks for a context in which to compile modules, but Node loads them. */
  getVmContext() {
    return null
  }
}
