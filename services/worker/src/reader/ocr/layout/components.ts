/** A connected piece of print, in pixels; right and bottom are exclusive. */
export interface Component {
  label: number
  left: number
  top: number
  right: number
  bottom: number
  /** Number of dark pixels. */
  area: number
}

/** A rectangle of a picture, in pixels; right and bottom are exclusive. */
export type Extent = Pick<Component, 'left' | 'top' | 'right' | 'bottom'>

export interface Labelled {
  components: Component[]
  /** For each pixel the label of its component, 0 for paper. */
  labels: Int32Array
}

/** In pixels. */
export function heightOf({ top, bottom }: Extent): number {
  return bottom - top
}

/** In pixels. */
export function widthOf({ left, right }: Extent): number {
  return right - left
}

/** Whether two pieces are side by side on one line: they overlap by more than half the height of the lower one. */
export function areLevel(one: Component, other: Component): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return overlap > 0.5 * Math.min(heightOf(one), heightOf(other))
}

/**
 * Finds connected components of dark pixels (8-connected) by uniting runs of adjacent rows. `dark` holds ones and
 * zeros.
 */
export function componentsOf(dark: Uint8Array, width: number, height: number): Labelled {
  const labels = new Int32Array(width * height)
  const parents: number[] = [0]
  const runs: Run[] = []
  for (let at = dark.indexOf(1); at >= 0; at = dark.indexOf(1, at)) {
    const y = Math.floor(at / width)
    const [start, row, rowEnd] = [at, y * width, (y + 1) * width]
    while (at < rowEnd && dark[at] === 1) at++
    const label = uniteAbove(labels, parents, row, start - row, at - row, width)
    for (let i = start; i < at; i++) labels[i] = label
    runs.push({ y, start, end: at, label })
  }
  return { components: collect(runs, labels, parents, width), labels }
}

/** Adjacent dark pixels of a row, by index into the picture. */
interface Run {
  y: number
  start: number
  end: number
  label: number
}

/** The label of a run: that of the runs it touches in the row above, or a new one. */
function uniteAbove(
  labels: Int32Array,
  parents: number[],
  row: number,
  start: number,
  end: number,
  width: number,
): number {
  let label = 0
  if (row > 0) {
    const last = Math.min(width, end + 1)
    for (let x = Math.max(0, start - 1); x < last; x++) {
      const above = labels[row - width + x]!
      if (above === 0) continue
      const root = rootOf(parents, above)
      if (label === 0) label = root
      else if (root !== label) {
        const [low, high] = root < label ? [root, label] : [label, root]
        parents[high] = low
        label = low
      }
    }
  }
  if (label === 0) {
    label = parents.length
    parents.push(label)
  }
  return label
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) root = parents[root]!
  while (parents[label] !== root) {
    const next = parents[label]!
    parents[label] = root
    label = next
  }
  return root
}

/** Gives each run the label of its component. */
function collect(runs: readonly Run[], labels: Int32Array, parents: number[], width: number): Component[] {
  const byLabel = new Map<number, Component>()
  for (const { y, start, end, label: first } of runs) {
    const label = rootOf(parents, first)
    if (label !== first) for (let at = start; at < end; at++) labels[at] = label
    const [left, right] = [start - y * width, end - y * width]
    const component = byLabel.get(label)
    if (!component) byLabel.set(label, { label, left, top: y, right, bottom: y + 1, area: end - start })
    else {
      component.left = Math.min(component.left, left)
      component.right = Math.max(component.right, right)
      component.bottom = y + 1
      component.area += end - start
    }
  }
  return [...byLabel.values()].sort((a, b) => a.label - b.label)
}

/** Gives the print of a component that is in a part of its box another label. */
export function relabel(
  { label }: Component,
  { left, top, right, bottom }: Extent,
  labels: Int32Array,
  width: number,
  other: number,
): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (labels[y * width + x] === label) labels[y * width + x] = other
  }
}

/** The print within a component that has this label. */
export function partOf(whole: Component, label: number, labels: Int32Array, width: number): Component {
  const part = { label, left: whole.right, top: whole.bottom, right: whole.left, bottom: whole.top, area: 0 }
  for (let y = whole.top; y < whole.bottom; y++) {
    for (let x = whole.left; x < whole.right; x++) {
      if (labels[y * width + x] !== label) continue
      part.area++
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.bottom = Math.max(part.bottom, y + 1)
    }
  }
  return part
}
