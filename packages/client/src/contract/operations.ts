/**
 * Written by "npm run contract" from the OpenAPI document. Do not change it by hand.
 */
export const OPERATIONS = {
  /** Create a package */
  createPackage: { method: 'post', path: '/packages', query: [], answer: 'json' },
  /** List packages, newest first */
  listPackages: {
    method: 'get',
    path: '/packages',
    query: ['page', 'page_size', 'status', 'external_id', 'search'],
    answer: 'page',
  },
  /** Read a package */
  getPackage: { method: 'get', path: '/packages/{package_id}', query: [], answer: 'json' },
  /** Delete a package with everything in it */
  deletePackage: { method: 'delete', path: '/packages/{package_id}', query: [], answer: 'nothing' },
  /** Follow a package */
  followPackage: { method: 'get', path: '/packages/{package_id}/events', query: [], answer: 'events' },
  /** Ask for an upload address */
  requestUpload: { method: 'post', path: '/files', query: [], answer: 'json' },
  /** Register an uploaded file in a package */
  registerFile: { method: 'post', path: '/packages/{package_id}/files', query: [], answer: 'json' },
  /** List the files of a package */
  listFiles: { method: 'get', path: '/packages/{package_id}/files', query: ['page', 'page_size'], answer: 'page' },
  /** Read a file */
  getFile: { method: 'get', path: '/packages/{package_id}/files/{file_id}', query: [], answer: 'json' },
  /** Delete a file with everything read from it */
  deleteFile: { method: 'delete', path: '/packages/{package_id}/files/{file_id}', query: [], answer: 'nothing' },
  /** Process a failed file again */
  retryFile: { method: 'post', path: '/packages/{package_id}/files/{file_id}/retry', query: [], answer: 'json' },
  /** Fetch the original */
  getFileContent: {
    method: 'get',
    path: '/packages/{package_id}/files/{file_id}/content',
    query: [],
    answer: 'redirect',
  },
  /** List the documents found in a package */
  listDocuments: {
    method: 'get',
    path: '/packages/{package_id}/documents',
    query: ['page', 'page_size', 'file_id'],
    answer: 'page',
  },
  /** List the lines of money in a package */
  listEntries: {
    method: 'get',
    path: '/packages/{package_id}/entries',
    query: ['page', 'page_size', 'document_id', 'model_id'],
    answer: 'page',
  },
  /** List the checks across the documents of a package */
  listChecks: { method: 'get', path: '/packages/{package_id}/checks', query: ['page', 'page_size'], answer: 'page' },
  /** List the signs of tampering in a package */
  listSignals: {
    method: 'get',
    path: '/packages/{package_id}/signals',
    query: ['page', 'page_size', 'file_id', 'severity'],
    answer: 'page',
  },
  /** Dismiss a signal, with a reason */
  dismissSignal: {
    method: 'put',
    path: '/packages/{package_id}/signals/{signal_id}/dismissal',
    query: [],
    answer: 'json',
  },
  /** Undo the dismissal of a signal */
  undoDismissal: {
    method: 'delete',
    path: '/packages/{package_id}/signals/{signal_id}/dismissal',
    query: [],
    answer: 'nothing',
  },
  /** List the income models of a package */
  listModels: { method: 'get', path: '/packages/{package_id}/models', query: ['page', 'page_size'], answer: 'page' },
  /** Read an income model with the income it qualifies */
  getModel: { method: 'get', path: '/packages/{package_id}/models/{model_id}', query: ['format'], answer: 'json' },
  /** Export an income model as a file */
  exportModel: {
    method: 'get',
    path: '/packages/{package_id}/models/{model_id}/export',
    query: ['format'],
    answer: 'file',
  },
  /** Recompute the models of a package */
  recomputeModels: { method: 'post', path: '/packages/{package_id}/recompute', query: [], answer: 'json' },
  /** Read the income of a package, by borrower */
  getIncome: { method: 'get', path: '/packages/{package_id}/income', query: [], answer: 'json' },
  /** Put a package under review */
  beginReview: { method: 'post', path: '/packages/{package_id}/review', query: [], answer: 'json' },
  /** Complete the review of a package */
  completeReview: { method: 'post', path: '/packages/{package_id}/review/complete', query: [], answer: 'json' },
  /** Decide whether an entry counts in one model */
  overrideEntry: {
    method: 'put',
    path: '/packages/{package_id}/models/{model_id}/overrides/{entry_id}',
    query: [],
    answer: 'json',
  },
  /** Undo a decision on an entry */
  undoOverride: {
    method: 'delete',
    path: '/packages/{package_id}/models/{model_id}/overrides/{entry_id}',
    query: [],
    answer: 'nothing',
  },
  /** List the decisions about a model */
  listDecisions: {
    method: 'get',
    path: '/packages/{package_id}/models/{model_id}/decisions',
    query: ['page', 'page_size'],
    answer: 'page',
  },
  /** Choose a method, or confirm what documents cannot show */
  decide: {
    method: 'put',
    path: '/packages/{package_id}/models/{model_id}/decisions/{kind}/{subject}',
    query: [],
    answer: 'json',
  },
  /** Undo a decision about a model */
  undoDecision: {
    method: 'delete',
    path: '/packages/{package_id}/models/{model_id}/decisions/{kind}/{subject}',
    query: [],
    answer: 'nothing',
  },
  /** Correct an entry that was misread */
  correctEntry: { method: 'patch', path: '/packages/{package_id}/entries/{entry_id}', query: [], answer: 'json' },
  /** Undo the corrections and confirmations of an entry */
  undoEntryCorrection: {
    method: 'delete',
    path: '/packages/{package_id}/entries/{entry_id}/correction',
    query: [],
    answer: 'nothing',
  },
  /** Correct or add a field of a document */
  correctField: {
    method: 'patch',
    path: '/packages/{package_id}/documents/{document_id}/fields/{name}',
    query: [],
    answer: 'json',
  },
  /** Undo the corrections and confirmations of a field */
  undoFieldCorrection: {
    method: 'delete',
    path: '/packages/{package_id}/documents/{document_id}/fields/{name}/correction',
    query: [],
    answer: 'nothing',
  },
  /** List who did what with a package */
  listAudit: {
    method: 'get',
    path: '/packages/{package_id}/audit',
    query: ['page', 'page_size', 'action'],
    answer: 'page',
  },
  /** List who changed the settings of your tenant */
  listSettingsAudit: { method: 'get', path: '/settings/audit', query: ['page', 'page_size', 'action'], answer: 'page' },
  /** Read the settings of your tenant */
  getSettings: { method: 'get', path: '/settings', query: [], answer: 'json' },
  /** Change settings of your tenant */
  changeSettings: { method: 'patch', path: '/settings', query: [], answer: 'json' },
  /** Read the settings of a package */
  getPackageSettings: { method: 'get', path: '/packages/{package_id}/settings', query: [], answer: 'json' },
  /** Change the settings of a package */
  changePackageSettings: { method: 'patch', path: '/packages/{package_id}/settings', query: [], answer: 'json' },
  /** Change the settings of one account or business in a package */
  changeSubjectSettings: {
    method: 'patch',
    path: '/packages/{package_id}/settings/subjects/{subject}',
    query: [],
    answer: 'json',
  },
  /** Make a key */
  createKey: { method: 'post', path: '/keys', query: [], answer: 'json' },
  /** List keys */
  listKeys: { method: 'get', path: '/keys', query: ['page', 'page_size'], answer: 'page' },
  /** Revoke a key */
  revokeKey: { method: 'delete', path: '/keys/{key_id}', query: [], answer: 'nothing' },
  /** Subscribe a webhook to events */
  createWebhook: { method: 'post', path: '/webhooks', query: [], answer: 'json' },
  /** List webhooks */
  listWebhooks: { method: 'get', path: '/webhooks', query: ['page', 'page_size'], answer: 'page' },
  /** Read a webhook */
  getWebhook: { method: 'get', path: '/webhooks/{webhook_id}', query: [], answer: 'json' },
  /** Change a webhook, or switch it on or off */
  changeWebhook: { method: 'patch', path: '/webhooks/{webhook_id}', query: [], answer: 'json' },
  /** Delete a webhook with its deliveries */
  deleteWebhook: { method: 'delete', path: '/webhooks/{webhook_id}', query: [], answer: 'nothing' },
  /** Give a webhook a new secret */
  rotateWebhookSecret: { method: 'post', path: '/webhooks/{webhook_id}/rotate-secret', query: [], answer: 'json' },
  /** List the deliveries of a webhook, newest first */
  listDeliveries: {
    method: 'get',
    path: '/webhooks/{webhook_id}/deliveries',
    query: ['page', 'page_size', 'status'],
    answer: 'page',
  },
  /** Deliver an event again */
  redeliver: {
    method: 'post',
    path: '/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver',
    query: [],
    answer: 'json',
  },
  /** Sign in with a key */
  signIn: { method: 'post', path: '/session', query: [], answer: 'json' },
  /** Read who you are */
  getSession: { method: 'get', path: '/session', query: [], answer: 'json' },
  /** Sign out of this browser */
  signOut: { method: 'delete', path: '/session', query: [], answer: 'nothing' },
  /** Sign out everywhere */
  signOutEverywhere: { method: 'delete', path: '/sessions', query: [], answer: 'nothing' },
} as const
