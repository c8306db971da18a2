import type { Form, FormTable } from '../form.ts'
import { heading, outer } from '../form.ts'

/** Proceeds, cost, adjustments, and the gain or loss. */
const SALES: FormTable = {
  columns: ['d', 'e', 'g', 'h'],
  places: [
    { left: 262, right: 332 },
    { left: 342, right: 412 },
    { left: 422, right: 486 },
    { left: 496, right: 574 },
  ],
  number: null,
  room: 196,
}
const HEADS = ['(d) Proceeds', '(e) Cost', '(g) Adjustments', '(h) Gain or (loss)']

const sales = (line: string, text: string) => ({ kind: 'columns', table: SALES, line, text }) as const

export const SCHEDULE_D: Form = {
  form: 'schedule_d',
  title: { name: 'SCHEDULE D (Form 1040)', words: 'Capital Gains and Losses', sequence: '12' },
  pages: [
    [
      heading('Part I   Short-Term Capital Gains and Losses—Generally Assets Held One Year or Less'),
      { kind: 'table head', table: SALES, text: 'This form may be easier to complete', heads: HEADS },
      sales('1a', 'Short-term transactions on Form 1099-B'),
      sales('1b', 'Form(s) 8949 with Box A checked'),
      sales('2', 'Form(s) 8949 with Box B checked'),
      sales('3', 'Form(s) 8949 with Box C checked'),
      outer('4', 'Short-term gain from Form 6252 and short-term gain or (loss) from Forms 4684, 6781, and 8824'),
      outer('5', 'Net short-term gain or (loss) from partnerships, S corporations, estates, and trusts'),
      outer('7', 'Net short-term capital gain or (loss). Combine lines 1a through 6 in column (h)'),
      heading('Part II   Long-Term Capital Gains and Losses—Generally Assets Held More Than One Year'),
      { kind: 'table head', table: SALES, text: 'This form may be easier to complete', heads: HEADS },
      sales('8a', 'Long-term transactions on Form 1099-B'),
      sales('8b', 'Form(s) 8949 with Box D checked'),
      sales('9', 'Form(s) 8949 with Box E checked'),
      sales('10', 'Form(s) 8949 with Box F checked'),
      outer('11', 'Gain from Form 4797, Part I; long-term gain from Forms 2439 and 6252'),
      outer('12', 'Net long-term gain or (loss) from partnerships, S corporations, estates, and trusts'),
      outer('13', 'Capital gain distributions. See the instructions'),
      outer('15', 'Net long-term capital gain or (loss). Combine lines 8a through 14 in column (h)'),
    ],
    [
      heading('Part III   Summary'),
      outer('16', 'Combine lines 7 and 15 and enter the result'),
      outer('18', 'If you are required to complete the 28% Rate Gain Worksheet, enter the amount, if any'),
      outer('19', 'If you are required to complete the Unrecaptured Section 1250 Gain Worksheet'),
    ],
  ],
}
