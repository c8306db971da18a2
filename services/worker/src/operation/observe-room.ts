import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from '@income/platform'

/** Adds the free space of the file system that files are read on: a worker without any takes no files. */
export function observeRoom(registry: Registry, directory: string): void {
  new Gauge({
    name: 'income_work_directory_bytes',
    help: 'Size of the file system of WORK_DIRECTORY, and its free space',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { bsize, blocks, bavail } = await statfs(directory)
      this.set({ state: 'size' }, bsize * blocks)
      this.set({ state: 'free' }, bsize * bavail)
    },
  })
}
