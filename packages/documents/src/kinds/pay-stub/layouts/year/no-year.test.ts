import { fieldsOf, stubsIn } from '../../testing.ts'

const stub = (heading: string) => `
MERIDIAN AUTO PARTS INC                          PAY STUB
1 Gear Way, Toledo, OH 43604
Employee: Carl Jensen     Pay Period: 05/01/2023 - 05/15/2023    Pay Date: 05/19/2023
Earnings                                         Current           ${heading}
Regular                                         1,600.00      4,800.00
Gross Pay                                       1,600.00      4,800.00
Federal Tax                                       200.00        600.00
Net Pay                                         1,400.00      4,200.00`

test.each(['QTD', 'Month to Date', 'Prior Period', 'Taxable', 'Max', 'Employer'])(
  'a net under "%s" is not the net of the year',
  (heading) => {
    const [fields] = stubsIn(stub(heading)).map(fieldsOf)
    expect(fields).toMatchObject({ gross_pay: '1600.00', net_pay: '1400.00' })
    expect(fields).not.toHaveProperty('net_pay_ytd')
  },
)

test('a net under "YTD" is the net of the year', () => {
  expect(stubsIn(stub('YTD')).map(fieldsOf)).toMatchObject([{ net_pay: '1400.00', net_pay_ytd: '4200.00' }])
})
