import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { client } from '../api/client.ts'
import { errorAt, namedIn } from '../api/failure.ts'
import { useMay } from '../session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { SelectField, TextField } from '../ui/controls/field.tsx'
import { Notice, Problem } from '../ui/notice.tsx'
import { Card, CardBody, Page } from '../ui/page.tsx'
import { blank, focusOn } from '../ui/text/form-text.ts'
import { words } from '../ui/text/words.ts'
import { settingsAuditQuery, settingsQuery } from './queries.ts'
import { SettingsHistory } from './settings-history.tsx'
import {
  AUTOMATIC_REVIEWS,
  GUIDELINES,
  settingsIn,
  SHARES,
  SIGNAL_REVIEWS,
  TYPED,
  type SettingsChange,
} from './typed-settings.ts'
import styles from './settings.module.css'

const HINTS: Readonly<Record<(typeof SHARES)[number], string>> = {
  personal_expense_factor: 'Share of a personal account’s deposits that counts as expenses',
  business_expense_factor: 'Share of a business account’s deposits that counts as expenses',
  ownership_share: "The borrower's share of the business",
}

export function SettingsPage() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const queries = useQueryClient()
  const isAdmin = useMay('admin')
  const [errors, setErrors] = useState<ReturnType<typeof settingsIn>['errors']>({})
  const change = useMutation({
    mutationFn: (typed: SettingsChange) => client.changeSettings(typed),
    onSuccess: (changed) => {
      queries.setQueryData(settingsQuery.queryKey, changed)
      void queries.invalidateQueries(settingsAuditQuery)
    },
  })
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { settings: typed, errors: found } = settingsIn(new FormData(form))
    setErrors(found)
    change.reset()
    const wrong = TYPED.find((name) => found[name] !== undefined)
    if (wrong !== undefined) return focusOn(form, wrong)
    change.mutate(typed, {
      onSuccess: () => blank(form, 'reason'),
      onError: (error) => focusOn(form, namedIn(error, TYPED) ?? ''),
    })
  }
  const errorOf = (name: (typeof TYPED)[number]) => errors[name] ?? errorAt(name, change.error)
  return (
    <Page
      title="Settings"
      subtitle="The settings of your organization. Packages keep their amounts until they are recomputed."
    >
      {!isAdmin && <Notice>Your key may read these settings. Changing them requires the scope “admin”.</Notice>}
      <form onSubmit={save}>
        <fieldset disabled={!isAdmin} className={styles.fieldset}>
          <Card title="Calculation">
            <CardBody>
              <div className={styles.group}>
                <p className={styles.about}>
                  How income is computed for packages without their own settings. Shares are numbers from 0 to 1.
                </p>
                <div className={styles.fields}>
                  <SelectField
                    label="Guideline"
                    name="guideline"
                    defaultValue={settings.guideline}
                    hint="The published guidance that the calculation follows"
                  >
                    {GUIDELINES.map((guideline) => (
                      <option key={guideline}>{guideline}</option>
                    ))}
                  </SelectField>
                  {SHARES.map((name) => (
                    <TextField
                      key={name}
                      label={words(name)}
                      inputMode="decimal"
                      name={name}
                      defaultValue={settings[name]}
                      hint={HINTS[name]}
                      error={errorOf(name)}
                      required
                    />
                  ))}
                  <Tick name="gross_up" defaultChecked={settings.gross_up}>
                    Non-taxable income counts with the guideline's gross-up
                  </Tick>
                </div>
              </div>
            </CardBody>
          </Card>
          <Card title="Review and retention">
            <CardBody>
              <div className={styles.group}>
                <p className={styles.about}>When packages need a review, and how long they are kept.</p>
                <div className={styles.fields}>
                  <SelectField
                    label="Automatic review"
                    name="automatic_review"
                    defaultValue={settings.automatic_review}
                    hint="When a package goes under review automatically"
                  >
                    {Object.entries(AUTOMATIC_REVIEWS).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                  <SelectField
                    label="Review of signs of tampering"
                    name="signal_review"
                    defaultValue={settings.signal_review}
                    hint="When a package goes under review because of its signals"
                  >
                    {Object.entries(SIGNAL_REVIEWS).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                  <TextField
                    label="Retention, in days"
                    name="retention_days"
                    inputMode="numeric"
                    defaultValue={settings.retention_days ?? ''}
                    hint="A package is erased this many days after its last change. Empty: never"
                    error={errorOf('retention_days')}
                  />
                </div>
              </div>
            </CardBody>
          </Card>
          {change.isError && namedIn(change.error, TYPED) === null && <Problem error={change.error} />}
          {change.isSuccess && <Notice tone="good">Saved</Notice>}
          {isAdmin && (
            <TextField
              label="Reason for the change"
              name="reason"
              maxLength={2000}
              hint="Recorded in the audit trail. Optional"
            />
          )}
          {isAdmin && (
            <p>
              <Button type="submit" look="primary" disabled={change.isPending}>
                {change.isPending ? 'Saving …' : 'Save'}
              </Button>
            </p>
          )}
        </fieldset>
      </form>
      <SettingsHistory />
    </Page>
  )
}

function Tick({ name, defaultChecked, children }: { name: string; defaultChecked: boolean; children: string }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} defaultChecked={defaultChecked} />
      {children}
    </label>
  )
}
