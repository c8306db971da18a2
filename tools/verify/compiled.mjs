import vm from 'node:vm'

const { SourceTextModule, compileFunction } = vm

/** What V8 made of each source in this process, by its identifier. */
const compiled = new Map()

/**
 * Jest compiles every module again for every test file, which took most of the time until its first test. From now on
 * V8 is given what it made of the same source before.
 */
export function compileOnce() {
  vm.SourceTextModule = moduleOf
  // Jest asks it for methods, and whether modules are instances of it.
  moduleOf.prototype = SourceTextModule.prototype
  vm.compileFunction = functionOf
}

function moduleOf(code, options) {
  const cachedData = known(options.identifier, code)
  const module = new SourceTextModule(code, { ...options, cachedData })
  if (!cachedData) keep(options.identifier, code, module.createCachedData())
  return module
}

function functionOf(code, parameters, options) {
  const cachedData = known(options.filename, code)
  const compiling = compileFunction(code, parameters, { ...options, cachedData, produceCachedData: !cachedData })
  if (!cachedData) keep(options.filename, code, compiling.cachedData)
  return compiling
}

function known(identifier, code) {
  const last = compiled.get(identifier)
  return last?.code === code ? last.cachedData : undefined
}

function keep(identifier, code, cachedData) {
  compiled.set(identifier, { code, cachedData })
}
