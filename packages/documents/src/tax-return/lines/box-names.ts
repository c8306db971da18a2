import type { OwnersShare } from '../form/printed-form.ts'

/** What the boxes of a Schedule K-1 are called, each by words that no other box of the form begins with. */
export type BoxName = readonly [line: string, name: RegExp]

const RESULTS: readonly BoxName[] = [
  ['1', /^Ordinary business income/i],
  ['2', /^Net rental real estate/i],
  ['3', /^Other net rental/i],
]

export const BOX_NAMES: Record<OwnersShare, readonly BoxName[]> = {
  k1_1065: [
    ...RESULTS,
    ['4a', /^Guaranteed payments for services/i],
    ['4b', /^Guaranteed payments for capital/i],
    ['4c', /^Total guaranteed/i],
    ['5', /^Interest income/i],
    ['6a', /^Ordinary dividends/i],
    ['6b', /^Qualified dividends/i],
    ['7', /^Royalties/i],
    ['8', /^Net short-term/i],
    ['9a', /^Net long-term/i],
    ['9b', /^Collectibles/i],
    ['9c', /^Unrecaptured/i],
    ['10', /^Net section 1231/i],
    ['11', /^Other income/i],
    ['12', /^Section 179/i],
    ['13', /^Other deductions/i],
    ['14', /^Self-employment earnings/i],
    ['18', /^Tax-exempt income/i],
    ['19', /^Distributions/i],
    ['20', /^Other information/i],
    ['21', /^Foreign taxes/i],
  ],
  k1_1120s: [
    ...RESULTS,
    ['4', /^Interest income/i],
    ['5a', /^Ordinary dividends/i],
    ['5b', /^Qualified dividends/i],
    ['6', /^Royalties/i],
    ['7', /^Net short-term/i],
    ['8a', /^Net long-term/i],
    ['8b', /^Collectibles/i],
    ['8c', /^Unrecaptured/i],
    ['9', /^Net section 1231/i],
    ['10', /^Other income/i],
    ['11', /^Section 179/i],
    ['12', /^Other deductions/i],
    ['16', /^Items affecting/i],
    ['17', /^Other information/i],
  ],
  k1_1041: [
    ['1', /^Interest income/i],
    ['2a', /^Ordinary dividends/i],
    ['2b', /^Qualified dividends/i],
    ['3', /^Net short-term/i],
    ['4a', /^Net long-term/i],
    ['4c', /^Unrecaptured/i],
    ['5', /^Other portfolio and/i],
    ['6', /^Ordinary business income/i],
    ['7', /^Net rental real estate/i],
    ['8', /^Other rental income/i],
    ['9', /^Directly apportioned/i],
    ['10', /^Estate tax deduction/i],
    ['11', /^Final year/i],
    ['14', /^Other information/i],
  ],
}
