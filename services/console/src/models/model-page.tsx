import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { MissingError } from '../api/failure.ts'
import type { IncomeModelDetail } from '../api/types.ts'
import styles from '../package/package.module.css'
import { modelsQuery, packageQuery } from '../package/queries.ts'
import { usePackageEvents } from '../package/use-package-events.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/controls/button.tsx'
import { money } from '../ui/text/money.ts'
import { Notice } from '../ui/notice.tsx'
import { Card, CardBody, Page } from '../ui/page.tsx'
import { Status } from '../ui/status.tsx'
import { counted, words } from '../ui/text/words.ts'
import { Alerts } from './alerts.tsx'
import { Amounts } from './amounts.tsx'
import { Confirmations } from './confirmations.tsx'
import { Decisions } from './decisions.tsx'
import { Lines } from './lines.tsx'
import { Methods } from './methods.tsx'

const FORMATS = ['pdf', 'xlsx', 'csv'] as const

/** One model: its income with its lines and methods, the possible decisions, and its exports. */
export function ModelPage() {
  const { packageId, modelId } = useParams({ from: '/signed-in/packages/$packageId/models/$modelId' })
  usePackageEvents(packageId)
  const { data: loanPackage } = useSuspenseQuery(packageQuery(packageId))
  const { data: models } = useSuspenseQuery(modelsQuery(packageId))
  const model = models.find(({ id }) => id === modelId)
  if (!model) throw new MissingError('The package has no such model.')
  const income = model.qualifying_income
  const of = { packageId, model, isUnderReview: loanPackage.under_review }
  return (
    <Page
      title={model.model_name}
      subtitle={
        <div className={styles.meta}>
          <Link to="/packages/$packageId/income" params={{ packageId }}>
            {loanPackage.title}
          </Link>
          <Status of={model.status} />
          <span>{model.public_id}</span>
          <span>Rule set {model.rule_set_version}</span>
        </div>
      }
      actions={<Exports packageId={packageId} modelId={modelId} />}
    >
      {model.failure && <Notice tone="bad">{model.failure.message}</Notice>}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {income && <Figure income={income} />}
          {income && <Lines {...of} lines={income.lines} />}
          <Amounts model={model} />
        </div>
        <div className={styles.stack}>
          {income && <Methods {...of} of={income} subject="model" title="Method of the whole model" />}
          {income && <Confirmations {...of} subjects={income.subjects} />}
          <Decisions {...of} />
          {income && income.alerts.length > 0 && (
            <Card title="Alerts">
              <Alerts packageId={packageId} alerts={income.alerts} />
            </Card>
          )}
        </div>
      </div>
    </Page>
  )
}

function Figure({ income }: { income: NonNullable<IncomeModelDetail['qualifying_income']> }) {
  const { monthly, explanation, method, months, verified } = income
  return (
    <Card
      title="Monthly income"
      actions={verified ? <Badge tone="good">Verified</Badge> : <Badge tone="warn">Not verified</Badge>}
    >
      <CardBody>
        <p className={styles.big}>{monthly === null ? 'None' : money(monthly)}</p>
        <p>
          {words(method)}
          {months !== null && `, over ${counted(Number(months), 'month')}`}
        </p>
        <p className={styles.muted}>{explanation}</p>
      </CardBody>
    </Card>
  )
}

function Exports({ packageId, modelId }: { packageId: string; modelId: string }) {
  return (
    <nav aria-label="Export" className={styles.meta}>
      {FORMATS.map((format) => (
        <a
          key={format}
          className={buttonClass()}
          href={`/api/v1/packages/${packageId}/models/${modelId}/export?format=${format}`}
          download
        >
          <Download aria-hidden />
          {format.toUpperCase()}
        </a>
      ))}
    </nav>
  )
}
