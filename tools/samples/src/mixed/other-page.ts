import { Paper } from '../paper/paper.ts'
import type { Random } from '../random.ts'

const LETTERS: readonly (readonly string[])[] = [
  [
    'Dear applicant,',
    'Thank you for choosing us for your home loan. Please find enclosed the papers you asked us to return, and keep this letter',
    'with your records. A member of our team will call you within three business days to talk about the next steps.',
    'If any of the papers are not yours, please tell us without delay so that we can correct our files.',
  ],
  [
    'Fax cover sheet',
    'To: Processing department. From: Branch office. Pages including this one: see below. Subject: papers for the file.',
    'The information in this transmission is confidential and meant for the person it is addressed to. If you have received',
    'it in error, please notify the sender and destroy all copies.',
  ],
  [
    'Consent to electronic delivery',
    'By signing below you agree to receive notices and disclosures from us in electronic form. You may withdraw your consent',
    'at any time by writing to us. Paper copies are available on request and free of charge.',
    'Signature ______________________________     Date ____________________',
  ],
]

/** A page that is not an income document: a letter, a fax cover, a consent. */
export async function otherPage(random: Random): Promise<Uint8Array> {
  const paper = await Paper.create(random.pick(['sans', 'serif'] as const))
  const [title, ...lines] = random.pick(LETTERS)
  paper.text(60, 120, title!, { size: 12, weight: 'bold' })
  lines.forEach((line, i) => paper.text(60, 150 + 14 * i, line, { size: 9 }))
  return paper.bytes()
}
