import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { RequestHandler } from 'express'
import { CONSOLE_PATH } from '../pages/paths.ts'

/** The text in the page that stands for the nonce of inline styles (Vite's `html.cspNonce`). */
export const NONCE_PLACEHOLDER = 'CSP_NONCE'
export const REPORTS_PATH = '/csp-reports'

const nonces = new WeakMap<ServerResponse, string>()

/** The nonce of the styles that the page may add in this answer. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64')
  nonces.set(response, nonce)
  return nonce
}

/**
 * The console runs only its own files, with nothing inline, and connects only to the API and the storage. Its worker is
 * pdf.js, whose decoders are WebAssembly. @param storage the origin of presigned addresses.
 */
export function consolePolicy(storage: string): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
      imgSrc: ["'self'", 'data:', 'blob:', storage],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", storage],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      // All browsers support it, also without TLS; with report-to, some report only over TLS.
      reportUri: [CONSOLE_PATH + REPORTS_PATH],
    },
  })
}
