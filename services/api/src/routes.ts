import { auditRoutes } from './audit/routes.ts'
import { checkRoutes } from './checks/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { decisionRoutes } from './decisions/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { fileRoutes } from './files/routes.ts'
import type { Route } from './http/route.ts'
import { incomeRoutes } from './income/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { modelRoutes } from './models/routes.ts'
import { overrideRoutes } from './overrides/routes.ts'
import { packageSettingsRoutes } from './package-settings/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import { reviewRoutes } from './review/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { signalRoutes } from './signals/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every route under /api/v1, in the order the documentation shows them. */
export const ROUTES: readonly Route[] = [
  ...packageRoutes,
  ...eventRoutes,
  ...uploadRoutes,
  ...fileRoutes,
  ...documentRoutes,
  ...entryRoutes,
  ...checkRoutes,
  ...signalRoutes,
  ...modelRoutes,
  ...incomeRoutes,
  ...reviewRoutes,
  ...overrideRoutes,
  ...decisionRoutes,
  ...correctionRoutes,
  ...auditRoutes,
  ...settingsRoutes,
  ...packageSettingsRoutes,
  ...keyRoutes,
  ...webhookRoutes,
  ...sessionRoutes,
]
