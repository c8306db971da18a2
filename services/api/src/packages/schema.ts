import { PACKAGE_STATUSES } from '@income/shared'
import { z } from 'zod'
import { packageId } from '../http/requests/identifiers.ts'
import { pageQuery } from '../http/requests/paging.ts'
import { text } from '../http/requests/text.ts'

export const packageParams = z.object({ package_id: packageId })

export const newPackage = z
  .strictObject({
    title: text(500).meta({ description: 'Title of the package', examples: ['Loan 2026-0142, J. Rivera'] }),
    external_id: text(255)
      .nullish()
      .meta({ description: 'Your own identifier; packages can be listed by it, and it need not be unique' }),
  })
  .meta({ id: 'NewPackage' })
export type NewPackage = z.infer<typeof newPackage>

export const packageListQuery = pageQuery.extend({
  status: z.enum(PACKAGE_STATUSES).optional().meta({ description: 'Only packages in this status' }),
  external_id: text(255).optional().meta({ description: 'Only packages with this identifier of yours' }),
  search: text(200).optional().meta({
    description: 'Only packages with this text in their title (in any case), or with exactly this identifier',
  }),
})
export type PackageListQuery = z.infer<typeof packageListQuery>
