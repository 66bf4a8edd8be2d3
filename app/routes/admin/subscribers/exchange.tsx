import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ImportReport as Report } from '#server/blog/subscriber-import.ts'
import { call } from '../../../ui/call.ts'
import { Field } from '../../../ui/field.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmedDownload } from '../shell/confirmed-download.tsx'
import { useKeptState } from '../shell/kept-state.ts'
import { ImportReport } from './import-report.tsx'

/** Lists come in and go out as CSV. */
export function Exchange() {
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [consent, setConsent] = useKeptState('consent of a list', '')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Report | null>(null)

  async function importList(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!file) return setErrors({ csv: 'Choose a file first' })
    setBusy(true)
    setResult(null)
    const answer = await call<Report>('POST', '/api/subscribers', { csv: await file.text(), consent })
    setBusy(false)
    if (!answer.ok) {
      setErrors(answer.refusal.errors)
      return toastFailure(answer.refusal.detail)
    }
    setErrors({})
    setResult(answer.value)
    // The next list has an origin of its own.
    setConsent('')
    toastSuccess(
      answer.value.added === 1 ? '1 address added' : `${answer.value.added.toLocaleString('en')} addresses added`,
    )
    await revalidate()
  }

  return (
    <section className="exchange" aria-labelledby="exchange-title">
      <h3 className="post-form__heading" id="exchange-title">
        Lists
      </h3>
      <p className="admin__lead exchange__lead">
        A list that you bring along revives nobody who left, here or there, and mails nobody by itself.
      </p>
      <form className="exchange__form" onSubmit={importList} aria-busy={isBusy} noValidate>
        <Field
          label="CSV file"
          error={errors.csv}
          hint="One address a line, or a column named email. Lists of other services are known by their columns."
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <Field
          label="How they agreed"
          error={errors.consent}
          hint="Kept with each address, for whoever asks: where they signed up, and when."
        >
          {(control) => (
            <textarea {...control} rows={2} value={consent} onChange={(event) => setConsent(event.target.value)} />
          )}
        </Field>
        <p className="actions">
          <button type="submit" className="button button--quiet" aria-disabled={isBusy}>
            {isBusy ? 'Importing…' : 'Import list'}
          </button>
          <ConfirmedDownload href="/api/subscribers.csv">Export all</ConfirmedDownload>
        </p>
      </form>
      {result && <ImportReport report={result} />}
    </section>
  )
}
