import { NO_TRAITS, type BeyondPages } from '../model/traits.ts'
import { signalsOf } from '../signals-of-file.ts'

const signalsWith = (beyond: Partial<BeyondPages>) =>
  signalsOf({ ...NO_TRAITS, beyondPages: { ...NO_TRAITS.beyondPages, ...beyond } }, [], []).file

test('attached files are a fact about the file', () => {
  const summary = '1 attached file was not read; send it by itself.'
  expect(signalsWith({ attachedFiles: 1 })).toEqual([
    { code: 'attachments_not_read', severity: 'info', summary, evidence: [] },
  ])
  expect(signalsWith({ attachedFiles: 2, isPortfolio: true })).toMatchObject([
    { summary: 'A PDF portfolio: 2 attached files were not read; send each by itself.' },
  ])
})

test('a portfolio without files has nothing to report', () => {
  expect(signalsWith({ isPortfolio: true })).toEqual([])
})
