import { useState } from 'react'
import type { ImportReport as Report } from '#domain/api/api-answers.ts'
import { textOfList } from '#domain/subscribers/list-bytes.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { Field } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { ConfirmedDownload } from '../shell/confirmed-download.tsx'
import { Part } from '../shell/screen-title.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { ImportReport } from './import-report.tsx'

export function Exchange() {
  const { t } = useLocale()
  const [file, setFile] = useState<File | null>(null)
  const { value: consent, change: setConsent } = useUnsavedInput('subscriber-import', '')
  const [fileProblem, setFileProblem] = useState<string>()
  const { isBusy, errors, run } = useCall()
  const [result, setResult] = useState<Report | null>(null)

  async function importList() {
    if (isBusy) return
    const csv = file && textOfList(new Uint8Array(await file.arrayBuffer()))
    setFileProblem(file ? (csv === null ? t('subscribers.unreadable') : undefined) : t('subscribers.chooseFileFirst'))
    if (csv === null) return
    setResult(null)
    await run(() => call<Report>('POST', '/api/subscribers', { csv, consent }), {
      onSuccess(report) {
        setResult(report)
        // The origin of the addresses has to be typed anew for each list.
        setConsent('')
        toastSuccess(t('subscribers.addressesAdded', { count: report.added }))
      },
    })
  }

  return (
    <Part className="part columns" title={t('subscribers.lists')}>
      <p className="columns__side">{t('subscribers.listsHint')}</p>
      <form className="stack stack--form" onSubmit={submitting(importList)} aria-busy={isBusy} noValidate>
        <Field label={t('subscribers.csvFile')} error={fileProblem ?? errors.csv} hint={t('subscribers.csvFileHint')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <TextField
          label={t('subscribers.howTheyAgreed')}
          isLong
          rows={2}
          value={consent}
          onChange={setConsent}
          error={errors.consent}
          hint={t('subscribers.howTheyAgreedHint')}
        />
        <p className="actions">
          <QuietButton type="submit" aria-disabled={isBusy}>
            {isBusy ? t('subscribers.importing') : t('subscribers.importList')}
          </QuietButton>
          <ConfirmedDownload href="/api/subscribers.csv">{t('subscribers.exportAll')}</ConfirmedDownload>
        </p>
      </form>
      {result && <ImportReport report={result} />}
    </Part>
  )
}
