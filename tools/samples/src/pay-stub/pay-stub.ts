import { Paper } from '../paper/paper.ts'
import { makeEmployment } from '../people/employment.ts'
import { payrollOf } from '../people/payroll.ts'
import { makePerson } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { drawCheque } from './cheque.ts'
import { LAYOUTS } from './layouts.ts'
import { STRIP } from './strip.ts'
import { truthOf, type Stub } from './stub.ts'
import { chooseStyle, STUB_LAYOUTS } from './style.ts'

/** A stub of some pay of some year. */
export async function samplePayStub({ seed, layout }: SampleOptions): Promise<Sample> {
  const random = new Random(`pay stub ${seed}`)
  const person = makePerson(random.fork('person'))
  const employment = makeEmployment(random.fork('job'), { person, year: random.int(2021, 2025) })
  const pays = payrollOf(employment, random.fork('payroll'))
  const style = chooseStyle(
    random.fork('style'),
    STUB_LAYOUTS.find((name) => name === layout),
  )
  const first = random.int(0, pays.length - 1)
  const several = random.chance(0.2) ? random.int(2, 3) : 1
  const chosen = pays.slice(first, first + several)
  return drawPayStubs(
    chosen.map((pay) => ({ employment, pay, style })),
    `pay-stub-${seed}.pdf`,
  )
}

export function drawPayStub(stub: Stub, name: string): Promise<Sample> {
  return drawPayStubs([stub], name)
}

/** Stubs of one provider, each on a separate page or, as strips, on one page. */
async function drawPayStubs(stubs: readonly Stub[], name: string): Promise<Sample> {
  const paper = await Paper.create(stubs[0]!.style.face)
  const documents = stubs.map((stub, i) => {
    const { layout, cheque } = stub.style
    if (layout === 'strip') return truthOf(stub, 1, LAYOUTS.strip(paper, stub, i * STRIP))
    if (i > 0) paper.turnPage()
    const printed = LAYOUTS[layout](paper, stub, 0)
    if (cheque === 'attached') drawCheque(paper, stub)
    return truthOf(stub, i + 1, printed)
  })
  return { name, bytes: await paper.bytes(), contentType: 'application/pdf', truth: { file: name, documents } }
}
