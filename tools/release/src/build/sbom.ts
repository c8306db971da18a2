import { createHash } from 'node:crypto'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import parseLicence from 'spdx-expression-parse'
import type { Release } from './release.ts'
import type { Locked } from './lock.ts'

const ALGORITHMS: Record<string, Enums.HashAlgorithm> = {
  sha512: Enums.HashAlgorithm['SHA-512'],
  sha256: Enums.HashAlgorithm['SHA-256'],
  sha1: Enums.HashAlgorithm['SHA-1'],
}

interface Contents {
  image: string
  packages: ReadonlyMap<string, Locked>
  direct: ReadonlySet<string>
  licences: ReadonlyMap<string, string>
}

/** The contents of an image as CycloneDX 1.6: the same bytes for the same commit. */
export function billOfMaterials({ version, at }: Release, { image, packages, direct, licences }: Contents): string {
  const product = new Models.Component(Enums.ComponentType.Application, `income-${image}`, {
    version,
    bomRef: `income-${image}@${version}`,
  })
  const components = new Map([...packages].map(([id, locked]) => [id, component(id, locked, licences.get(id))]))
  const refer = (from: Models.Component, ids: Iterable<string>): void => {
    for (const id of ids) {
      const needed = components.get(id)
      if (needed) from.dependencies.add(needed.bomRef)
    }
  }
  refer(product, direct)
  for (const [id, { needs }] of packages) refer(components.get(id)!, needs)

  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  const bill = new Models.Bom({
    metadata: new Models.Metadata({ timestamp: at, component: product }),
    components: new Models.ComponentRepository(components.values()),
  })
  const content = serializer.serialize(bill, { sortLists: true })
  bill.serialNumber = `urn:uuid:${uuidOf(content)}`
  return `${serializer.serialize(bill, { sortLists: true, space: 2 })}\n`
}

function component(id: string, { name, version, integrity, optional }: Locked, licence?: string): Models.Component {
  const [group, bare] = name.startsWith('@') ? (name.split('/') as [string, string]) : [undefined, name]
  const [algorithm = '', digest = ''] = integrity?.split('-', 2) ?? []
  const hash = ALGORITHMS[algorithm]
  return new Models.Component(Enums.ComponentType.Library, bare, {
    version,
    bomRef: id,
    purl: new PackageURL('npm', group, bare, version, undefined, undefined).toString(),
    scope: optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
    ...(group !== undefined && { group }),
    ...(hash !== undefined && {
      hashes: new Models.HashDictionary([[hash, Buffer.from(digest, 'base64').toString('hex')]]),
    }),
    ...(licence !== undefined && { licenses: new Models.LicenseRepository([statedLicence(licence)]) }),
  })
}

function statedLicence(licence: string): Models.License {
  return new Contrib.License.Factories.LicenseFactory(parseLicence).makeFromString(licence)
}

/** A UUID (version 8, custom) derived from content. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
