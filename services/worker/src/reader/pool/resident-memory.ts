import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** Resident memory of a process in bytes; null without /proc, or if the process is gone. */
export async function residentMemory(pid: number): Promise<number | null> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ')
    return Number(resident) * PAGE_BYTES
  } catch {
    return null
  }
}
