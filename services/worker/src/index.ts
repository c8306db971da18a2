export { startWorker, type Worker } from './worker.ts'
export { startDeliverer, type Deliverer, type DelivererOptions } from './webhooks/deliverer.ts'
export * from './reader/index.ts'
export { boundUploads } from './dispatcher/uploads.ts'
