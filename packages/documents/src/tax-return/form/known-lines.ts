import type { PrintedForm } from './printed-form.ts'
import { wordingsOf, type Wording } from './wordings.ts'

/** What is known of a form's lines beforehand. */
export interface KnownLines {
  /** Lines with a box in the outer column, in the order of the form; empty where the form's year is not known. */
  outer: readonly string[]
  /** Lines with a box further in. */
  inner: readonly string[]
  /** Lines whose amount stands within their wording, with no number beside it. */
  inline: readonly string[]
  /** Lines that are lists of several amounts. */
  lists: readonly string[]
  /** Lines in whose box the form itself prints an amount. */
  constant: readonly string[]
  wordings: readonly Wording[]
}

type ListName = Exclude<keyof KnownLines, 'wordings'>

interface Edition {
  forms: readonly PrintedForm[]
  from: number
  to: number
  lines: Partial<Record<ListName, string>>
}

const RETURNS: readonly PrintedForm[] = ['1040', '1040-sr']
const LATEST = 9999

/** Lines as printed on each year's form. */
const EDITIONS: readonly Edition[] = [
  {
    forms: RETURNS,
    from: 2018,
    to: 2018,
    lines: {
      outer: '1 2b 3b 4b 5b 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20a 22',
      inner: '2a 3a 4a 5a 21 23',
      inline: '6_from_schedule_1 11a 11_from_schedule_2 12a 12_from_schedule_3 17a 17b 17c 17_from_schedule_5',
    },
  },
  {
    forms: RETURNS,
    from: 2019,
    to: 2019,
    lines: {
      outer: '1 2b 3b 4b 4d 5b 6 7a 7b 8a 8b 11a 11b 12b 13b 14 15 16 17 18e 19 20 21a 23',
      inner: '2a 3a 4a 4c 5a 9 10 12a 13a 18a 18b 18c 18d 22 24',
    },
  },
  {
    forms: RETURNS,
    from: 2020,
    to: 2020,
    lines: {
      outer: '1 2b 3b 4b 5b 6b 7 8 9 10c 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25d 26 32 33 34 35a 37',
      inner: '2a 3a 4a 5a 6a 10a 10b 25a 25b 25c 27 28 29 30 31 36 38',
    },
  },
  {
    forms: RETURNS,
    from: 2021,
    to: 2021,
    lines: {
      outer: '1 2b 3b 4b 5b 6b 7 8 9 10 11 12c 13 14 15 16 17 18 19 20 21 22 23 24 25d 26 32 33 34 35a 37',
      inner: '2a 3a 4a 5a 6a 12a 12b 25a 25b 25c 27a 27b 27c 28 29 30 31 36 38',
    },
  },
  {
    forms: RETURNS,
    from: 2022,
    to: 2024,
    lines: {
      outer:
        '1a 1b 1c 1d 1e 1f 1g 1h 1z 2b 3b 4b 5b 6b 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25d 26 32 33 34 35a 37',
      inner: '1i 2a 3a 4a 5a 6a 25a 25b 25c 27 28 29 30 31 36 38',
    },
  },
  {
    forms: RETURNS,
    from: 2025,
    to: LATEST,
    lines: {
      outer:
        '1a 1b 1c 1d 1e 1f 1g 1h 1z 2b 3b 4b 5b 6b 7a 8 9 10 11a 11b 12e 13a 13b 14 15 16 17 18 19 20 21 22 23 24 25d 26 32 33 34 35a 37',
      inner: '1i 2a 3a 4a 5a 6a 25a 25b 25c 27a 28 29 30 31 36 38',
    },
  },
  {
    forms: ['schedule_1'],
    from: 2021,
    to: LATEST,
    lines: {
      outer: '1 2a 3 4 5 6 7 9 10 11 12 13 14 15 16 17 18 19a 20 21 22 23 25 26',
      inner:
        '8a 8b 8c 8d 8e 8f 8g 8h 8i 8j 8k 8l 8m 8n 8o 8p 8q 8r 8s 8t 8u 8v 8z 24a 24b 24c 24d 24e 24f 24g 24h 24i 24j 24k 24z',
    },
  },
  { forms: ['schedule_b'], from: 2018, to: LATEST, lines: { outer: '2 3 4 6', lists: '1 5' } },
  {
    forms: ['schedule_c'],
    from: 2018,
    to: LATEST,
    lines: {
      outer: '1 2 3 4 5 6 7 18 19 20a 20b 21 22 23 24a 24b 25 26 27a 27b 28 29 30 31 35 36 37 38 39 40 41 42 48',
      inner: '8 9 10 11 12 13 14 15 16a 16b 17',
      inline: '44a 44b 44c',
    },
  },
  {
    forms: ['schedule_se'],
    from: 2020,
    to: LATEST,
    lines: { outer: '1a 1b 2 3 4a 4b 4c 5b 6 7 8d 9 10 11 12', inner: '5a 8a 8b 8c 13', constant: '7 14' },
  },
]

export function knownLinesOf(form: PrintedForm, year: string | null): KnownLines {
  const edition = EDITIONS.find((e) => e.forms.includes(form) && e.from <= Number(year) && Number(year) <= e.to)
  const list = (name: ListName) => edition?.lines[name]?.split(' ') ?? []
  return {
    outer: list('outer'),
    inner: list('inner'),
    inline: list('inline'),
    lists: list('lists'),
    constant: list('constant'),
    wordings: RETURNS.includes(form) ? wordingsOf(Number(year)) : [],
  }
}
