import type { NextFunction, Request, Response } from 'express'
import type { Caller } from '../auth/caller.ts'

/** What the steps of a request pass to each other. */
interface Locals {
  requestId: string
  /** The route's pattern, for logs and metrics; never the path, which may contain client data. */
  route?: string
  caller?: Caller
  /** Lets the caller's next request begin (see `Turns`). */
  endTurn?: () => void
}

export type ApiResponse = Response<unknown, Locals>
export type Handler = (request: Request, response: ApiResponse, next: NextFunction) => void | Promise<void>
export type ErrorHandler = (error: unknown, request: Request, response: ApiResponse, next: NextFunction) => void
