import type { CrashPoint } from '@income/platform'
import type { Leftovers } from './leftovers.ts'

/** How to reach a crash point, and what shows that the process died exactly there. */
export interface Scenario {
  /** The work during which the process dies: the API registers, a worker reads and delivers, or a worker erases. */
  during: 'registering' | 'reading' | 'erasing'
  /** Files of the package; one if several would hide the effect. A scan has pages for several workers. */
  files: 1 | 2 | 'a scan'
  /** Whether the process left behind what the point describes. */
  fits(left: Leftovers): boolean
}

/** Every crash point has its scenario. */
export const SCENARIOS: Record<CrashPoint, Scenario> = {
  upload_sealed: {
    during: 'registering',
    files: 2,
    fits: ({ originals, files }) => originals === 1 && files.length === 0,
  },
  file_written: {
    during: 'registering',
    files: 2,
    fits: ({ originals, files }) => originals === 1 && files.length === 0,
  },
  change_committed: {
    during: 'registering',
    files: 2,
    fits: ({ files, jobs }) => files.length === 1 && files[0]!.dispatchedAt !== null && jobs.process_file === 0,
  },
  files_admitted: {
    during: 'reading',
    files: 2,
    fits: ({ files, jobs }) => files.every(({ dispatchedAt }) => dispatchedAt !== null) && jobs.process_file < 2,
  },
  file_claimed: {
    during: 'reading',
    files: 2,
    fits: ({ files }) => some(files, 'processing') && files.every(({ sha256 }) => sha256 === null),
  },
  original_fetched: {
    during: 'reading',
    files: 2,
    fits: ({ files, pages }) => files.some(({ sha256 }) => sha256 !== null) && pages === 0,
  },
  pages_kept: {
    during: 'reading',
    files: 2,
    fits: ({ files, pages }) => pages > 0 && files.every(({ pagesDone }) => pagesDone === 0),
  },
  range_kept: {
    during: 'reading',
    files: 'a scan',
    fits: ({ files, pages }) => pages === 2 && files[0]!.pagesDone === 1,
  },
  documents_read: {
    during: 'reading',
    files: 2,
    fits: ({ files }) => files.some(({ pagesDone }) => pagesDone > 0) && files.every(({ endedAt }) => endedAt === null),
  },
  file_ended: {
    during: 'reading',
    files: 1,
    fits: ({ files, loanPackage, jobs }) =>
      files[0]!.status === 'processed' && loanPackage?.status === 'Processing' && jobs.calculate_package === 0,
  },
  models_computed: {
    during: 'reading',
    files: 2,
    fits: ({ files, loanPackage, models }) =>
      files.every(({ status }) => status === 'processed') && loanPackage?.status === 'Processing' && models === 0,
  },
  models_committed: {
    during: 'reading',
    files: 2,
    fits: ({ loanPackage, models }) => loanPackage?.status === 'Processed' && models > 0,
  },
  delivery_claimed: {
    during: 'reading',
    files: 2,
    fits: ({ deliveries, received }) => deliveries.some(({ leaseToken }) => leaseToken !== null) && received === 0,
  },
  delivery_answered: {
    during: 'reading',
    files: 2,
    fits: ({ deliveries, received }) => received > 0 && deliveries.every(({ status }) => status === 'pending'),
  },
  row_erased: {
    during: 'erasing',
    files: 1,
    fits: ({ loanPackage, originals, pages, dueErasures }) =>
      loanPackage === null && originals === 1 && pages === 1 && dueErasures === 2,
  },
  object_erased: {
    during: 'erasing',
    files: 1,
    fits: ({ originals, pages, dueErasures }) => originals + pages === 1 && dueErasures === 2,
  },
}

function some(files: Leftovers['files'], status: string): boolean {
  return files.some((file) => file.status === status)
}
