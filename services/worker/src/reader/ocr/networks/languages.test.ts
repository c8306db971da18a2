import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** The hashes of the data in the packages @tesseract.js-data/… 1.0.0, folder 4.0.0_best_int, unpacked. */
test.each([
  ['vie', '112f6fd1d04ab4cb0208cad9cada8de214ae33a1e4db3750ffcda69262aef0a8'],
  ['fra', 'bf83833fa957ff0076f6aa93f69e3bdf7b014dea829ea0c0d6be6b48a3ceef6d'],
  ['spa', '0062377729b81cc268b1822f09eb1c08c09f3f7f1c6b422540b51555a7eeea70'],
])('the bundled data of %s are those that were published', async (language, published) => {
  const trained = gunzipSync(await readFile(new URL(`trained/languages/${language}.traineddata.gz`, import.meta.url)))
  expect(createHash('sha256').update(trained).digest('hex')).toBe(published)
})
