export interface Contestant {
  name: string
  work: () => Promise<unknown>
}

/** Milliseconds of each contestant over all rounds. They take turns, so that other load affects all of them. */
export async function race(contestants: Contestant[], rounds: number): Promise<Map<string, number>> {
  const times = new Map(contestants.map(({ name }) => [name, 0]))
  for (let round = 0; round < rounds; round++) {
    for (const { name, work } of contestants) {
      const began = performance.now()
      await work()
      times.set(name, times.get(name)! + performance.now() - began)
    }
  }
  return times
}

/** Prints each contestant's time and its ratio to the first one's. */
export function report(title: string, times: Map<string, number>): void {
  console.log(title)
  const [first = 0] = times.values()
  for (const [name, time] of times) {
    console.log(`  ${name.padEnd(26)} ${(time / 1_000).toFixed(2).padStart(8)} s   ${(time / first).toFixed(2)} times`)
  }
}
