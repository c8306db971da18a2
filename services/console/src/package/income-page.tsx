import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Wallet } from 'lucide-react'
import type { PackageIncome } from '../api/types.ts'
import { Badge } from '../ui/badge.tsx'
import { money } from '../ui/text/money.ts'
import { overlapInWords } from './overlaps/in-words.ts'
import { Empty } from '../ui/notice.tsx'
import { Card, CardBody } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'
import { sentence, words } from '../ui/text/words.ts'
import { Alerts } from '../models/alerts.tsx'
import styles from './package.module.css'
import { incomeQuery } from './queries.ts'
import { Recompute } from './recompute.tsx'
import table from '../ui/table.module.css'

/** Monthly income by borrower: what counts, what is left out and why, and what is missing. */
export function IncomePage() {
  const { packageId } = useParams({ from: '/signed-in/packages/$packageId/income' })
  const { data: income } = useSuspenseQuery(incomeQuery(packageId))
  if (income.models.length === 0) {
    return (
      <Empty icon={Wallet} title="No income yet">
        <p>The income is computed when the files of the package are read.</p>
      </Empty>
    )
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <Total income={income} />
        {income.borrowers.map((borrower, index) => (
          <Card
            key={index}
            title={borrower.borrowers.join(' and ') || 'No name'}
            actions={<strong className={table.number}>{money(borrower.monthly)}</strong>}
          >
            <Parts packageId={packageId} parts={borrower.parts} />
          </Card>
        ))}
        <Models packageId={packageId} income={income} />
      </div>
      <div className={styles.stack}>
        <MissingPapers papers={income.missing_papers} />
        <Recompute packageId={packageId} />
        {income.alerts.length > 0 && (
          <Card title="Alerts">
            <Alerts packageId={packageId} alerts={income.alerts} />
          </Card>
        )}
      </div>
    </div>
  )
}

function Total({ income: { monthly, explanation, verified, guideline } }: { income: PackageIncome }) {
  return (
    <Card
      title="Monthly income"
      actions={
        <>
          <Badge>{words(guideline)}</Badge>
          {verified === false && <Badge tone="warn">Not verified</Badge>}
          {verified === true && <Badge tone="good">Verified</Badge>}
        </>
      }
    >
      <CardBody>
        <p className={styles.big}>{monthly === null ? 'None' : money(monthly)}</p>
        <p className={styles.muted}>{explanation}</p>
      </CardBody>
    </Card>
  )
}

type Part = PackageIncome['borrowers'][number]['parts'][number]

function Parts({ packageId, parts }: { packageId: string; parts: readonly Part[] }) {
  return (
    <table className={table.table}>
      <tbody>
        {parts.map((part) => (
          <tr key={part.model_id + part.key} className={part.counted ? undefined : styles.leftOut}>
            <td>
              <Link to="/packages/$packageId/models/$modelId" params={{ packageId, modelId: part.model_id }}>
                {part.label}
              </Link>
              {part.left_out_because !== null && <div className={styles.muted}>{sentence(part.left_out_because)}</div>}
              {!part.verified && <Badge tone="warn">Not verified</Badge>}
            </td>
            <td className={table.number}>{part.counted ? money(part.monthly) : <s>{money(part.monthly)}</s>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Models({ packageId, income: { models, overlaps } }: { packageId: string; income: PackageIncome }) {
  return (
    <Card title="Models">
      <table className={table.table}>
        <tbody>
          {models.map(({ model_id, model_name, status, monthly, method, counted }) => (
            <tr key={model_id}>
              <td>
                <Link to="/packages/$packageId/models/$modelId" params={{ packageId, modelId: model_id }}>
                  {model_name}
                </Link>
                <div className={styles.muted}>
                  {method === null ? 'No method' : words(method)}
                  {counted !== 'whole' && `, ${counted === 'no' ? 'not counted' : `counts ${counted}`}`}
                </div>
              </td>
              <td>
                <Status of={status} />
              </td>
              <td className={table.number}>{monthly === null ? '–' : money(monthly)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {overlaps.map((overlap) => (
        <CardBody key={overlap.model_ids.join()}>
          <p className={styles.muted}>{overlapInWords(overlap, models)}</p>
        </CardBody>
      ))}
    </Card>
  )
}

function MissingPapers({ papers }: { papers: PackageIncome['missing_papers'] }) {
  return (
    <Card title="Missing documents">
      {papers.length === 0 ? (
        <CardBody>
          <p className={styles.muted}>The guideline requires no more documents.</p>
        </CardBody>
      ) : (
        <table className={table.table}>
          <tbody>
            {papers.map(({ code, paper, reason, of, source }) => (
              <tr key={code + (of ?? '')}>
                <td>
                  <strong>{paper}</strong>
                  {of !== null && <div>{of}</div>}
                  <div className={styles.muted}>
                    {sentence(reason)}
                    {source !== null && ` (${source})`}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
