import type { ApiErrorCode } from '@income/shared'

/** What each error says, for the documentation. */
export const ERROR_EXAMPLES: Readonly<Record<ApiErrorCode, string>> = {
  invalid_request: 'title is missing from the body',
  unauthorized: 'Send a valid API key in the x-api-key header',
  forbidden: 'This key lacks the scope "write"; ask your administrator for a key that has it',
  invalid_package: 'There is no package with this identifier',
  not_found: 'The package has no file with this identifier',
  upload_not_found: 'There is no upload with this uri; ask for an upload address first',
  upload_incomplete: 'The bytes have not arrived; PUT them to the upload_url, then register the file',
  conflict: 'The package is under review; complete the review first',
  precondition_failed: 'It was changed since you read it; read it again',
  file_too_large: 'The file exceeds the maximum size of 1 GB',
  payload_too_large: 'The body is larger than 256 KB',
  invalid_file_type: 'Unsupported file format; accepted types are PDF, PNG and JPEG (pdf, png, jpg, jpeg)',
  idempotency_key_reused: 'This Idempotency-Key was used for another request; use a new one',
  package_busy: 'Other changes of this package are under way; send the request again',
  rate_limit_exceeded: 'Too many requests; try again in 3 s',
  internal_error: 'Something went wrong on our side; try again later',
  service_unavailable: 'The service is not available at the moment; try again shortly',
}
