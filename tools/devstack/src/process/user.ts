import { execFileSync, spawnSync } from 'node:child_process'

export interface User {
  uid: number
  gid: number
}

/** The user for programs that refuse to run as root; undefined if the caller is not root. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Whether the user may enter a directory or run a file. The system is asked, because mode bits are not everything. */
export function canReach(user: User, path: string): boolean {
  return spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0
}
