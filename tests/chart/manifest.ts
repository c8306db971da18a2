import type { IDeployment } from 'kubernetes-models/apps/v1'

/** A manifest as rendered by the chart. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels: Record<string, string>; annotations?: Record<string, string> }
  [part: string]: unknown
}

type PodSpec = NonNullable<IDeployment['spec']>['template']['spec'] & object

/** The pods of the manifests, by the name of their Deployment or Job. */
export function podsOf(manifests: readonly Manifest[]): Map<string, PodSpec> {
  return new Map(
    manifests.flatMap(({ metadata, spec }) => {
      const pod = (spec as { template?: { spec?: PodSpec } } | undefined)?.template?.spec
      return pod ? [[metadata.name, pod]] : []
    }),
  )
}

export function one<T>(manifests: readonly Manifest[], kind: string, name: string): T {
  const found = manifests.filter((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  expect(found.map(({ metadata }) => metadata.name)).toEqual([name])
  return found[0] as T
}
