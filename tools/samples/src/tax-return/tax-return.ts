import { makePerson } from '../people/person.ts'
import { Random } from '../random.ts'
import type { Sample, SampleOptions } from '../sample.ts'
import { calculateReturn } from './calculate.ts'
import { drawReturn } from './draw-return.ts'
import { makeBusiness, makeIncome } from './make-income.ts'
import { makeShare, type Share } from './schedule-k1/share.ts'
import { chooseStyle, RETURN_LAYOUTS } from './style.ts'

export async function sampleTaxReturn({ seed, layout }: SampleOptions): Promise<Sample> {
  const random = new Random(`tax return ${seed}`)
  const person = makePerson(random.fork('person'))
  const status = random.pick(['single', 'married_filing_jointly', 'head_of_household'] as const)
  const business = random.chance(0.6) ? makeBusiness(random.fork('business')) : null
  const income = makeIncome(random, business?.income ?? null)
  const figures = calculateReturn(random.int(2020, 2025), status, income)
  const style = chooseStyle(
    random.fork('style'),
    RETURN_LAYOUTS.find((name) => name === layout),
  )
  const mainForm = random.pick(['1040', '1040', '1040', '1040-sr'] as const)
  const shares = makeShares(random.fork('shares'))
  return drawReturn(
    { person, figures, mainForm, business: business?.business ?? null, shares },
    style,
    `tax-return-${seed}.pdf`,
  )
}

function makeShares(random: Random): Share[] {
  const count = random.chance(0.25) ? random.int(1, 2) : 0
  return Array.from({ length: count }, (_, i) => makeShare(random.fork(`share ${i}`)))
}
