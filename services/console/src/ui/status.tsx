import { Badge, type Tone } from './badge.tsx'

const TONES: Readonly<Record<string, Tone>> = {
  Processing: 'accent',
  Processed: 'good',
  Failed: 'bad',
  'Under Review': 'warn',
  Success: 'good',
  queued: 'neutral',
  processing: 'accent',
  processed: 'good',
  failed: 'bad',
  passed: 'good',
  warning: 'warn',
  not_applicable: 'neutral',
  pending: 'accent',
  delivered: 'good',
}

const WORDS: Readonly<Record<string, string>> = {
  'Under Review': 'Under review',
  queued: 'Queued',
  processing: 'Reading',
  processed: 'Read',
  failed: 'Failed',
  passed: 'Passed',
  warning: 'Warning',
  not_applicable: 'Not applicable',
  pending: 'Pending',
  delivered: 'Delivered',
}

/** The state of a package, file, model, check or delivery, as the API names it. */
export function Status({ of }: { of: string }) {
  return <Badge tone={TONES[of] ?? 'neutral'}>{WORDS[of] ?? of}</Badge>
}
