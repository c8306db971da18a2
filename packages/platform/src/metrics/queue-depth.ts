import { JOBS, type JobName } from '@income/shared'
import type { JobQueue } from '../queue/job-queue.ts'
import { Gauge, type Registry } from './metrics.ts'

/** Adds the contents of the queue, by job and state. Reports nothing while it is away. */
export function observeQueue(registry: Registry, queue: JobQueue): void {
  new Gauge({
    name: 'income_queue_jobs',
    help: 'Jobs in the queue; files waiting beyond a tenant’s share are counted only in income_files_waiting',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const job of Object.keys(JOBS) as JobName[]) {
        const depth = await queue.depth(job)
        if (!depth) continue
        this.set({ job, state: 'waiting' }, depth.waiting)
        this.set({ job, state: 'active' }, depth.active)
      }
    },
  })
}
