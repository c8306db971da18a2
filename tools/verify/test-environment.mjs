import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's environment of Node, whose tests have their globals (`Math`, `Number`, `Map`) to themselves. By itself Jest watches every
 * use of a global, which makes what computes much take two to three times as long.
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
