import { useState } from 'react'
import type { QualifyingLine } from '../api/types.ts'
import styles from '../package/package.module.css'
import { useMay } from '../session/session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/controls/button.tsx'
import { money } from '../ui/text/money.ts'
import { Card } from '../ui/page.tsx'
import { words } from '../ui/text/words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import type { OfModel } from './decide.ts'
import table from '../ui/table.module.css'

type Choosable = Pick<QualifyingLine, 'method' | 'alternatives' | 'chosen'> & {
  monthly: string | null
  explanation: string
}

interface MethodsProps extends OfModel {
  of: Choosable
  /** The key of a line; `model` for the whole model. */
  subject: string
  title: string
}

/** The method in use, and the alternatives with their results. */
export function Methods({ of, subject, title, ...model }: MethodsProps) {
  if (of.alternatives.length === 0 && !of.chosen) return null
  return (
    <Card title={title} actions={of.chosen && <Badge tone="accent">Chosen by a reviewer</Badge>}>
      <MethodTable of={of} subject={subject} {...model} />
    </Card>
  )
}

export function MethodTable({ of, subject, ...model }: Omit<MethodsProps, 'title'>) {
  const mayReview = useMay('review') && model.isUnderReview
  const [choosing, setChoosing] = useState<string | null>(null)
  return (
    <table className={table.table}>
      <tbody>
        <tr>
          <td>
            <strong>{words(of.method)}</strong>
            {of.chosen && (
              <div className={styles.muted}>
                In place of {words(of.chosen.in_place_of).toLowerCase()}, {money(of.chosen.rules_monthly)}
              </div>
            )}
          </td>
          <td className={table.number}>{of.monthly === null ? '–' : money(of.monthly)}</td>
          <td className={table.number}>In use</td>
        </tr>
        {of.alternatives.map(({ method, monthly, explanation }) => (
          <tr key={method}>
            <td>
              {words(method)}
              <div className={styles.muted}>{explanation}</div>
            </td>
            <td className={table.number}>{money(monthly)}</td>
            <td className={table.number}>
              {mayReview && (
                <Button onClick={() => setChoosing(method)} aria-label={`Choose ${words(method)}`}>
                  Choose
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {choosing !== null && (
        <DecideDialog
          of={model}
          decision={{ kind: 'method', subject, method: choosing }}
          title={`Choose ${words(choosing).toLowerCase()}`}
          description="It replaces the method that the rules chose, and the monthly income is recalculated."
          onClose={() => setChoosing(null)}
        />
      )}
    </table>
  )
}
