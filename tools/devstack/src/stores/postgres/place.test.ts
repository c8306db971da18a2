import { chmod, mkdtemp, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canReach, unprivilegedUser } from '../../process/user.ts'
import { postgresPlace } from './place.ts'

const user = unprivilegedUser()

test('data is in the requested directory if Postgres can reach it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'place-'))
  await chmod(directory, 0o711)
  const wanted = join(directory, 'postgres')
  expect(await postgresPlace(wanted, user)).toBe(wanted)
  expect((await stat(wanted)).mode & 0o777).toBe(0o700)
  await rm(directory, { recursive: true })
})

// Only root runs Postgres as another user, who may lack access.
if (user) {
  test('for a directory closed to others, data is elsewhere, in the same place every time', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'place-'))
    const wanted = join(closed, 'postgres')
    const place = await postgresPlace(wanted, user)
    expect(place).not.toBe(wanted)
    expect(canReach(user, place)).toBe(true)
    expect(await readlink(wanted)).toBe(place)
    expect(await postgresPlace(wanted, user)).toBe(place)

    await rm(place, { recursive: true })
    const again = await postgresPlace(wanted, user)
    expect(again).not.toBe(place)
    await rm(again, { recursive: true })
    await rm(closed, { recursive: true })
  })
}
