export type {
  AuditEvent,
  Check,
  Decision,
  Entry,
  Field,
  FileRecord,
  IncomeAlert,
  IncomeDocument,
  IncomeModel,
  IncomeModelDetail,
  IncomeSubject,
  LoanPackage,
  PackageIncome,
  PackageStatus,
  QualifyingLine,
  Settings,
  Signal,
  WebhookDelivery,
  WebhookEndpoint,
} from '@income/client'
import type { Entry, Schemas } from '@income/client'

export type Session = Schemas['Session']
export type Scope = Session['scopes'][number]

/** The values of an entry that a reviewer may correct. */
export type EntryValues = Pick<
  Entry,
  'date' | 'description' | 'direction' | 'amount' | 'ytd_amount' | 'balance' | 'hours' | 'rate'
>
