export { startWorker, type Worker, type WorkerDependencies } from './worker.ts'
export { startDeliverer, type Deliverer, type DelivererOptions } from './webhooks/deliverer.ts'
export { workerConfig } from './config.ts'
export * from './reader/index.ts'
