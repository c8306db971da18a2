import { posix } from 'node:path'
import { parse } from 'yaml'

type Versions = Record<string, string>
interface Importer {
  dependencies?: Record<string, { version: string }>
  optionalDependencies?: Record<string, { version: string }>
}

/** pnpm's lock file (version 9), limited to what is installed. */
export interface Lock {
  importers: Record<string, Importer>
  packages: Record<string, { resolution: { integrity?: string } }>
  snapshots: Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>
}

/** A package of the lock file. */
export interface Locked {
  name: string
  version: string
  /** Subresource integrity: `sha512-…`. */
  integrity?: string
  /** Needed only on some platforms. */
  optional: boolean
  /** Its dependencies, as `name@version`. */
  needs: string[]
}

export function parseLock(text: string): Lock {
  return parse(text) as Lock
}

/** The packages that a workspace needs to run, by `name@version`, and which of them the workspaces request directly. */
export function reachedFrom(lock: Lock, workspace: string): { packages: Map<string, Locked>; direct: Set<string> } {
  const packages = new Map<string, Locked>()
  const direct = new Set<string>()
  const seen = new Set<string>()
  const waiting: { key: string; optional: boolean }[] = []

  const enter = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const { dependencies = {}, optionalDependencies = {} } = lock.importers[path] ?? {}
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (version.startsWith('link:')) {
        enter(posix.join(path, version.slice('link:'.length)))
        continue
      }
      const key = keyOf(lock, name, version)
      direct.add(identity(key))
      waiting.push({ key, optional: false })
    }
  }
  enter(workspace)

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { key, optional } = next
    const known = packages.get(identity(key))
    if (known && seen.has(key)) {
      known.optional &&= optional
      continue
    }
    seen.add(key)
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {}
    const needs = Object.entries(dependencies).map(([name, version]) => keyOf(lock, name, version))
    const mayNeed = Object.entries(optionalDependencies).map(([name, version]) => keyOf(lock, name, version))
    waiting.push(
      ...needs.map((need) => ({ key: need, optional })),
      ...mayNeed.map((need) => ({ key: need, optional: true })),
    )
    const all = new Set([...(known?.needs ?? []), ...[...needs, ...mayNeed].map(identity)])
    packages.set(identity(key), {
      ...describe(lock, key),
      optional: optional && (known?.optional ?? true),
      needs: [...all].sort(),
    })
  }
  return { packages, direct }
}

/** The key of a dependency among the snapshots; the version of an alias names the package itself. */
function keyOf(lock: Lock, name: string, version: string): string {
  return `${name}@${version}` in lock.snapshots ? `${name}@${version}` : version
}

/** The `name@version` of a key, without pnpm's suffix for peers. */
function identity(key: string): string {
  return key.replace(/\(.*$/, '')
}

function describe(lock: Lock, key: string): Omit<Locked, 'optional' | 'needs'> {
  const id = identity(key)
  const at = id.lastIndexOf('@')
  const integrity = lock.packages[id]?.resolution.integrity
  return { name: id.slice(0, at), version: id.slice(at + 1), ...(integrity !== undefined && { integrity }) }
}
