import { settings } from '@income/shared'
import { z } from 'zod'
import { reason } from '../review/schema.ts'

export const settingsChange = z
  .strictObject({ ...settings.shape, reason })
  .partial()
  .meta({ id: 'SettingsChange' })
export type SettingsChange = z.infer<typeof settingsChange>
