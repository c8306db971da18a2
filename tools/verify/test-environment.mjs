import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'
import { compileOnce } from './compiled.mjs'

compileOnce()

/**
 * Jest's Node environment, with globals (`Math`, `Number`, `Map`) that belong to the tests. By default Jest intercepts
 * every use of a global, which makes heavy computation two to three times as slow.
 */
export default class extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    try {
      super(config, context)
    } finally {
      vm.createContext = createContext
    }
  }
}
