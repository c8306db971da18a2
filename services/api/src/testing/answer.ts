import type {
  ApiKeyWithSecret,
  ErrorObject,
  FileRecord,
  IncomeDocument,
  IncomeModelDetail,
  Entry,
  LoanPackage,
  PageOf,
  Session,
  UploadGrant,
  WebhookDelivery,
  WebhookEndpointWithSecret,
} from '@income/shared'
import type { Express } from 'express'
import request, { type Response } from 'supertest'
import type { Method } from '../http/route.ts'

/**
 * An answer as tests inspect it. `send` has validated its body against the route's declaration, so any field may be
 * read.
 */
export interface Answered extends Pick<Response, 'status' | 'text'> {
  headers: Record<string, string | undefined>
  body: AnyBody
}

type PackageFields = Omit<LoanPackage, Shared> &
  Omit<FileRecord, Shared> &
  Omit<IncomeDocument, Shared> &
  Omit<Entry, Shared> &
  Omit<IncomeModelDetail, Shared> &
  Omit<WebhookEndpointWithSecret, Shared> &
  Omit<WebhookDelivery, Shared> &
  Omit<Session, Shared | 'user'> &
  Omit<ApiKeyWithSecret, Shared | 'name' | 'expires_at'> &
  UploadGrant &
  ErrorObject

/** Fields with different meanings in different answers. */
type Shared = 'status' | 'progress' | 'error' | 'checks' | 'id' | 'pages'

export interface AnyBody extends PackageFields, PageOf<AnyBody> {
  id: string
  name: string
  status: string
  progress: number
}

export interface Asked {
  key?: string
  /** An object is sent as JSON, a string unchanged. */
  body?: object | string | undefined
  headers?: Record<string, string>
}

/** Sends a request unchanged. @param path from the root. */
export async function ask(
  app: Express,
  method: Method,
  path: string,
  { key, body, headers = {} }: Asked = {},
): Promise<Answered> {
  const agent = request(app)
  const asked = agent[method](path).set({ ...headers, ...(key !== undefined && { 'x-api-key': key }) })
  const response = await (body === undefined ? asked : asked.send(body))
  return { status: response.status, text: response.text, headers: response.headers, body: response.body as AnyBody }
}
