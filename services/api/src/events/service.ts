import { countedAs, type Caller } from '../auth/caller.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer } from '../http/answers/answer.ts'
import { EventStream, stream } from '../http/answers/event-stream.ts'
import { findPackage } from '../packages/repository.ts'

export async function followPackage(
  { database, packageFeed, streamSlots }: Dependencies,
  caller: Caller,
  reference: string,
): Promise<Answer<EventStream>> {
  const { id } = await findPackage(database, caller.tenant.id, reference)
  const release = streamSlots.take(countedAs(caller))
  return stream(new EventStream((signal) => packageFeed.follow(id, signal), release))
}
