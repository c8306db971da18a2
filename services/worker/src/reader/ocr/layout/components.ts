/** A connected piece of print, in pixels; right and bottom are exclusive. */
export interface Component {
  label: number
  left: number
  top: number
  right: number
  bottom: number
  /** Dark pixels. */
  area: number
}

export interface Labelled {
  components: Component[]
  /** For each pixel the label of its component, 0 for paper. */
  labels: Int32Array
}

/** In pixels. */
export function heightOf({ top, bottom }: Component): number {
  return bottom - top
}

/** In pixels. */
export function widthOf({ left, right }: Component): number {
  return right - left
}

/** Whether two pieces stand beside each other on one line: by more than half of the lower one. */
export function areLevel(one: Component, other: Component): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return overlap > 0.5 * Math.min(heightOf(one), heightOf(other))
}

/** Finds connected pieces of dark pixels (corners connect), by uniting runs of neighbouring rows. */
export function componentsOf(dark: Uint8Array, width: number, height: number): Labelled {
  const labels = new Int32Array(width * height)
  const parents: number[] = [0]
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (!dark[row + x]) continue
      const start = x
      while (x < width && dark[row + x]) x++
      labels.fill(uniteAbove(labels, parents, row, start, x, width), row + start, row + x)
    }
  }
  return collect(labels, parents, width, height)
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

function collect(labels: Int32Array, parents: number[], width: number, height: number): Labelled {
  const byLabel = new Array<Component | undefined>(parents.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (labels[at] === 0) continue
      const label = rootOf(parents, labels[at]!)
      labels[at] = label
      const component = byLabel[label]
      if (!component) byLabel[label] = { label, left: x, top: y, right: x + 1, bottom: y + 1, area: 1 }
      else {
        if (x < component.left) component.left = x
        if (x >= component.right) component.right = x + 1
        component.bottom = y + 1
        component.area++
      }
    }
  }
  return { components: byLabel.filter((component) => component !== undefined), labels }
}
