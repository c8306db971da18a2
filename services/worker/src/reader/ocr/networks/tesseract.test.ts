import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** The hash of eng.traineddata in tessdata_fast 4.1.0, as its authors published it. */
const PUBLISHED = '7d4322bd2a7749724879683fc3912cb542f19906c83bcc1a52132556427170b2'

test('the network bundled with the worker is the one its authors published', async () => {
  const trained = gunzipSync(await readFile(new URL('trained/fast/eng.traineddata.gz', import.meta.url)))
  expect(createHash('sha256').update(trained).digest('hex')).toBe(PUBLISHED)
})
