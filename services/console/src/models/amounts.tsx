import type { IncomeModel, IncomeModelDetail } from '../api/types.ts'
import { money } from '../ui/text/money.ts'
import { Card } from '../ui/page.tsx'
import table from '../ui/table.module.css'

type Amount = Extract<keyof IncomeModel, `${string}debit${string}` | `${string}credit${string}`>

/** The totals of eligible and ineligible entries, as docs/api.md defines them. */
const ROWS: readonly { label: string; credits: Amount; debits: Amount }[] = [
  { label: 'Eligible by the rules', credits: 'eligible_credit', debits: 'eligible_debit' },
  { label: 'Left out by the rules', credits: 'ineligible_credit', debits: 'ineligible_debit' },
  { label: 'Total', credits: 'total_credits', debits: 'total_debits' },
  { label: 'Counted by a reviewer', credits: 'overridden_eligible_credits', debits: 'overridden_eligible_debits' },
  { label: 'Total eligible', credits: 'eligible_total_credits', debits: 'eligible_total_debits' },
  {
    label: 'Left out by a reviewer',
    credits: 'overridden_ineligible_credits',
    debits: 'overridden_ineligible_debits',
  },
  { label: 'Net eligible', credits: 'net_eligible_credits', debits: 'net_eligible_debits' },
]

export function Amounts({ model }: { model: IncomeModelDetail }) {
  return (
    <Card title="Totals of entries">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Amount</th>
            <th scope="col" className={table.number}>
              Credits
            </th>
            <th scope="col" className={table.number}>
              Debits
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, credits, debits }) => (
            <tr key={label}>
              <td>{label}</td>
              <td className={table.number}>{money(model[credits])}</td>
              <td className={table.number}>{money(model[debits])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
