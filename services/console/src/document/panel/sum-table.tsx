import clsx from 'clsx'
import type { Check } from '../../api/types.ts'
import { amountOf, centsOf, money } from '../../ui/text/money.ts'
import type { Arithmetic, SumLine } from '../figures/arithmetic.ts'
import { useReview } from '../review/review-context.tsx'
import styles from './panel.module.css'

const AMOUNT = /^-?\d+\.\d\d$/

/** The arithmetic of a check, line by line. Selecting a line shows its values on the page. */
export function SumTable({ check, arithmetic }: { check: Check; arithmetic: Arithmetic }) {
  const { expected, actual } = check
  const areAmounts = expected !== null && actual !== null && AMOUNT.test(expected) && AMOUNT.test(actual)
  const isOff = areAmounts && check.status !== 'passed'
  return (
    <table className={styles.sum}>
      <caption className="visually-hidden">Arithmetic of the check</caption>
      <tbody>
        {arithmetic.lines.map((line) => (
          <SumRow key={line.sign + line.label} line={line} />
        ))}
        {arithmetic.lines.length === 0 && expected !== null && <Plain label="Expected" value={expected} />}
        {arithmetic.lines.length === 0 && actual !== null && <Plain label="Found" value={actual} />}
        {isOff && (
          <tr className={styles.off}>
            <td>Δ</td>
            <td>Difference</td>
            <td>{money(amountOf(centsOf(actual) - centsOf(expected)))}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function SumRow({ line: { sign, label, amount, figures } }: { line: SumLine }) {
  const { choose } = useReview()
  const [figure] = figures
  const isResult = sign === '=' || sign === '≤'
  return (
    <tr className={clsx(isResult && styles.result)}>
      <td>{sign}</td>
      <td>
        {figures.length === 1 && figure ? (
          <button type="button" className={styles.term} onClick={() => choose(figure.key)}>
            {label}
          </button>
        ) : (
          label
        )}
      </td>
      <td>{amount === null ? (sign === '×' ? '' : 'not printed') : AMOUNT.test(amount) ? money(amount) : amount}</td>
    </tr>
  )
}

function Plain({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <td />
      <td>{label}</td>
      <td>{AMOUNT.test(value) ? money(value) : value}</td>
    </tr>
  )
}
