/** Which layers of a document are switched on (optional content, ISO 32000-1, 8.11). */
export interface LayerSwitches {
  isVisible(group: unknown): boolean
}

/** The marked content around an operator, some of it on layers. */
export class Layers {
  readonly #switches: LayerSwitches
  readonly #around: boolean[] = []

  constructor(switches: LayerSwitches) {
    this.#switches = switches
  }

  /** `layer` is null for marked content on no layer. */
  enter(layer: unknown): void {
    this.#around.push(layer === null || this.#switches.isVisible(layer))
  }

  leave(): void {
    this.#around.pop()
  }

  /** Whether the current drawing is visible. */
  get shown(): boolean {
    return !this.#around.includes(false)
  }
}
