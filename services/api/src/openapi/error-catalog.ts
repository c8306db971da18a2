import type { ApiErrorCode } from '@income/shared'

/** What an error code means, for the documentation. */
export interface ExplainedError {
  /** When it occurs, as in the tables of the documentation. */
  when: string
  /** An example message. */
  example: string
}

/** Every code, in the order of its HTTP status. docs/api.md has the same table. */
export const ERROR_CATALOG: Readonly<Record<ApiErrorCode, ExplainedError>> = {
  invalid_request: {
    when: 'the request or its JSON is malformed, or a parameter is missing, wrong or unknown',
    example: 'title is missing from the body',
  },
  unauthorized: {
    when: 'the key is missing, unknown, expired or revoked, or the session has ended',
    example: 'Send a valid API key in the x-api-key header',
  },
  forbidden: {
    when: 'the key lacks the scope',
    example: 'This key lacks the scope "write"; ask your administrator for a key that has it',
  },
  csrf_token_invalid: {
    when: 'a write with the session cookie lacks the CSRF token of the session',
    example: 'Send the csrf_token of GET /session as x-csrf-token',
  },
  invalid_package: {
    when: 'there is no such package',
    example: 'There is no package with this identifier',
  },
  not_found: {
    when: 'another object with that identifier, or anything at that path, does not exist',
    example: 'The package has no file with this identifier',
  },
  upload_not_found: {
    when: 'the `uri` names no upload',
    example: 'There is no upload with this uri; ask for an upload address first',
  },
  request_timeout: {
    when: 'headers took more than 8 seconds to arrive, or the whole request more than 10; send it again',
    example: 'The request took too long to arrive',
  },
  upload_incomplete: {
    when: 'the file was registered before its bytes arrived',
    example: 'The bytes have not arrived; PUT them to the upload_url, then register the file',
  },
  conflict: {
    when: 'the state does not allow it: changing a package under review, retrying a file that has not failed, deciding or correcting outside a review',
    example: 'The package is under review; complete the review first',
  },
  precondition_failed: {
    when: 'it has changed since the version in `If-Match`',
    example: 'It has changed since you read it; read it again',
  },
  file_too_large: {
    when: 'the file exceeds the limit',
    example: 'The file exceeds the maximum size of 1 GB',
  },
  payload_too_large: {
    when: 'the JSON body exceeds 256 KB',
    example: 'The body is larger than 256 KB',
  },
  invalid_file_type: {
    when: 'the file is not PDF, PNG or JPEG, or it is empty',
    example: 'Unsupported file format; accepted types are PDF, PNG and JPEG (pdf, png, jpg, jpeg)',
  },
  idempotency_key_reused: {
    when: 'the key came with another request before',
    example: 'This Idempotency-Key was used for another request; use a new one',
  },
  rate_limit_exceeded: {
    when: 'too many requests; wait as long as `Retry-After` says',
    example: 'Too many requests; try again in 3 s',
  },
  package_busy: {
    when: 'too many changes to one package are waiting; nothing was changed, so send the request again after `Retry-After` seconds',
    example: 'Other changes to this package are in progress; send the request again',
  },
  too_many_uploads: {
    when: 'too many uploads, or too many bytes, wait to be registered; register them, or wait until they are erased',
    example: 'There are 1000 or more unregistered uploads; register them, or wait until they are erased',
  },
  headers_too_large: {
    when: 'the address and the headers together exceed 16 KB',
    example: 'The address or the headers are too long',
  },
  internal_error: {
    when: 'an internal error; the `request_id` helps support to find it',
    example: 'Something went wrong on our side; try again later',
  },
  service_unavailable: {
    when: 'a store (database, queue or object storage) is unavailable; try again after `Retry-After` seconds',
    example: 'The service is temporarily unavailable; try again shortly',
  },
}
