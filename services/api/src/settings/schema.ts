import { settings } from '@income/shared'
import type { z } from 'zod'

export const settingsChange = settings.partial().strict().meta({ id: 'SettingsChange' })
export type SettingsChange = z.infer<typeof settingsChange>
