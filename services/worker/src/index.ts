export { startWorker, type Worker, type WorkerDependencies } from './worker.ts'
export { workerConfig } from './config.ts'
export * from './reader/index.ts'
