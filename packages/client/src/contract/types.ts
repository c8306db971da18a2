import type { components } from './wire.ts'

/** The service's request and response types, by the names used in this code. */
export type Schemas = components['schemas']

export type LoanPackage = Schemas['Package']
export type PackageStatus = LoanPackage['status']
export type FileRecord = Schemas['File']
export type FileStatus = FileRecord['status']
export type FileFailure = Schemas['FileError']
export type UploadGrant = Schemas['UploadGrant']

export type IncomeDocument = Schemas['Document']
export type DocumentType = IncomeDocument['document_type']
export type Field = Schemas['Field']
export type Box = Schemas['Box']
export type Check = Schemas['Check']
export type Signal = Schemas['Signal']
export type Entry = Schemas['Entry']
export type OverriddenEntry = Schemas['OverriddenEntry']

export type IncomeModel = Schemas['IncomeModel']
export type IncomeModelDetail = Schemas['IncomeModelDetail']
export type QualifyingIncome = Schemas['QualifyingIncome']
export type QualifyingLine = Schemas['QualifyingLine']
export type IncomeSubject = Schemas['IncomeSubject']
export type IncomeAlert = Schemas['IncomeAlert']
export type PackageIncome = Schemas['PackageIncome']

export type Decision = Schemas['Decision']
export type DecisionEffect = Schemas['DecisionEffect']
export type DecisionMade = Schemas['DecisionMade']
export type AuditEvent = Schemas['AuditEvent']

export type Settings = Schemas['Settings']
export type PackageSettings = Schemas['PackageSettings']

export type ApiKey = Schemas['ApiKey']
export type ApiKeyWithSecret = Schemas['ApiKeyWithSecret']
export type Scope = ApiKey['scopes'][number]

export type WebhookEndpoint = Schemas['WebhookEndpoint']
export type WebhookEndpointWithSecret = Schemas['WebhookEndpointWithSecret']
export type WebhookDelivery = Schemas['WebhookDelivery']
/** The body of a webhook. */
export type WebhookPayload = Omit<WebhookDelivery['event'], 'id'>
export type EventType = WebhookPayload['type']

export type ErrorCode = Schemas['Error']['error']['code']

/** One page of a list. */
export interface Page<T> {
  /** Number of results on all pages. */
  count: number
  /** From 1. */
  page: number
  pages: number
  results: T[]
}
