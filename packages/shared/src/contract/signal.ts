import { z } from 'zod'
import { pageBox, timestamp, uuid } from './wire.ts'

/** What a signal is about. */
export const SIGNAL_CATEGORIES = ['history', 'origin', 'drawing', 'lettering', 'picture', 'content'] as const
export type SignalCategory = (typeof SIGNAL_CATEGORIES)[number]

/** The severity of a signal, in ascending order. None is a verdict. */
export const SEVERITIES = ['info', 'low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Every signal and its category. docs/signals.md says what each means, its innocent explanations, and what to do. */
export const SIGNALS = {
  revision_changed_text: 'history',
  revision_removed_text: 'history',
  revision_added_text: 'history',
  revision_changed_field: 'history',
  revision_exchanged_page: 'history',
  saved_over: 'history',
  content_after_end: 'history',
  cross_reference_rebuilt: 'history',
  unpacked_for_editing: 'history',
  signature_broken: 'history',
  changed_after_signature: 'history',
  text_touched_up: 'history',
  text_written_otherwise: 'history',
  page_written_otherwise: 'history',
  text_typed_over: 'drawing',
  text_under_picture: 'drawing',
  field_over_print: 'drawing',
  text_covered: 'drawing',
  text_drawn_late: 'drawing',
  text_behind_differs: 'drawing',
  digits_differ: 'lettering',
  number_unlike_its_like: 'lettering',
  word_in_other_font: 'lettering',
  text_runs_into_next: 'lettering',
  text_not_meeting_next: 'lettering',
  amount_cut_off: 'lettering',
  patch_without_grain: 'picture',
  print_copied: 'picture',
  print_unlike_page: 'picture',
  compressed_otherwise: 'picture',
  scan_drawn_over: 'picture',
  dates_contradict: 'content',
  figures_disagree: 'content',
  copies_differ: 'content',
  page_out_of_place: 'content',
  submitted_with_other_amounts: 'content',
  ein_not_assigned: 'content',
  routing_number_wrong: 'content',
  posted_on_closed_day: 'content',
  edited_by_image_program: 'origin',
  edited_by_pdf_editor: 'origin',
  made_by_office_program: 'origin',
  programs_disagree: 'origin',
  dates_disagree: 'origin',
  made_before_period_ended: 'origin',
  unlike_issuers_files: 'origin',
  attachments_not_read: 'origin',
  not_examined: 'origin',
} as const satisfies Record<string, SignalCategory>
export type SignalCode = keyof typeof SIGNALS

/** The place where a signal was found. */
const signalEvidence = z
  .object({
    page: z.int().min(1).nullable().meta({ description: 'null if it concerns the whole file' }),
    box: pageBox.nullable().meta({ description: 'null if it has no place on the page' }),
    detail: z.string(),
    before: z.string().optional().meta({ description: 'What an earlier state of the file shows at the box' }),
  })
  .meta({ id: 'SignalEvidence' })
export type SignalEvidence = z.infer<typeof signalEvidence>

/** A sign that a file or a document may have been changed: evidence, never a verdict. */
export const signal = z
  .object({
    id: uuid,
    file_id: uuid,
    document_id: uuid.nullable().meta({ description: 'null if it concerns how the file was made' }),
    code: z
      .string()
      .meta({ description: 'Stable; docs/signals.md explains each code', examples: Object.keys(SIGNALS) }),
    category: z.enum(SIGNAL_CATEGORIES),
    severity: z.enum(SEVERITIES),
    summary: z.string(),
    evidence: z.array(signalEvidence),
    dismissed: z
      .object({ reason: z.string(), by: z.string().nullable(), at: timestamp })
      .nullable()
      .meta({ description: 'The reason a reviewer gave for dismissing the signal; null if it is not dismissed' }),
  })
  .meta({
    id: 'Signal',
    description: 'A sign of tampering. If there is none, none was detected; that proves nothing about the file',
  })
export type Signal = z.infer<typeof signal>

/** A signal as detected, before it is attached to a file or document. */
export interface FoundSignal {
  code: SignalCode
  severity: Severity
  summary: string
  evidence: readonly SignalEvidence[]
}

/** What the file of a document looks like, kept to compare the next file of its issuer with it. */
export interface DocumentMake {
  /** The programs that the file names, without their versions. */
  creator: string | null
  producer: string | null
  /** How the file lists its objects (ISO 32000-1, 7.5.4 and 7.5.8); null where no list was found. */
  crossReference: 'table' | 'stream' | null
  /** Widths and heights of its pages, to ten points: "610 × 790". */
  pageSizes: readonly string[]
  /** Families of its fonts. */
  fonts: readonly string[]
}
