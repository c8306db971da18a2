import { setTimeout as sleep } from 'node:timers/promises'
import { FilesInHand } from './files-in-hand.ts'

const LONG_MS = 1_000_000
const never = new AbortController().signal

test('a shared file yields while another is in progress', async () => {
  const files = new FilesInHand()
  expect(files.isEmpty).toBe(true)
  const large = files.take()
  large.share()
  await files.giveWay(LONG_MS, never)
  const small = files.take()
  let goesOn = false
  const giving = files.giveWay(LONG_MS, never).then(() => (goesOn = true))
  await sleep(20)
  expect(goesOn).toBe(false)
  small[Symbol.dispose]()
  await giving
  expect(files.isEmpty).toBe(false)
  large[Symbol.dispose]()
  expect(files.isEmpty).toBe(true)
})

test('it yields for a limited time only', async () => {
  const files = new FilesInHand()
  files.take()
  // A measured time need not be whole.
  await files.giveWay(0.7, never)
})

test('a worker that stops yields no longer', async () => {
  const files = new FilesInHand()
  files.take()
  const stopping = new AbortController()
  const giving = files.giveWay(LONG_MS, stopping.signal)
  stopping.abort(new Error('stopping'))
  await expect(giving).rejects.toThrow('stopping')
})
