import { packageSettingsSet, subjectSettingsSet } from '@income/shared'
import { z } from 'zod'
import { subject } from '../http/requests/identifiers.ts'
import { packageParams } from '../packages/schema.ts'
import { reason } from '../review/schema.ts'

export const subjectParams = packageParams.extend({
  subject: subject.meta({ description: 'The `key` of an account, employment, business or property' }),
})
export type SubjectParams = z.infer<typeof subjectParams>

/** Omitted values stay; null resets a value. */
export const packageSettingsChange = z
  .strictObject({ ...packageSettingsSet.shape, reason })
  .partial()
  .meta({ id: 'PackageSettingsChange' })
export type PackageSettingsChange = z.infer<typeof packageSettingsChange>

export const subjectSettingsChange = z
  .strictObject({ ...subjectSettingsSet.shape, reason })
  .partial()
  .meta({ id: 'SubjectSettingsChange' })
export type SubjectSettingsChange = z.infer<typeof subjectSettingsChange>
