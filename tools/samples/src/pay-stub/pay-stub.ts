import { Paper } from '../paper/paper.ts'
import { makeEmployment } from '../people/employment.ts'
import { payrollOf } from '../people/payroll.ts'
import { makePerson } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { LAYOUTS } from './layouts.ts'
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
  return drawPayStub({ employment, pay: random.pick(pays), style }, `pay-stub-${seed}.pdf`)
}

export async function drawPayStub(stub: Stub, name: string): Promise<Sample> {
  const paper = await Paper.create(stub.style.face)
  const printed = LAYOUTS[stub.style.layout](paper, stub)
  return { name, bytes: await paper.bytes(), contentType: 'application/pdf', truth: truthOf(stub, name, printed) }
}
