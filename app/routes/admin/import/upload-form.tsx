import { useState } from 'react'
import type { ImportFormat } from '#domain/imports/import-calls.ts'
import { IMPORT_UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '#domain/imports/upload-limit.ts'
import type { MessageKey } from '#domain/locales/locale.ts'
import { sizeOf } from '#domain/text/byte-size.ts'
import type { ImportStatus } from '#server/imports/jobs/import-job.ts'
import { Button } from '../../../ui/button.tsx'
import { type CallResult, call } from '../../../ui/call.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { sayerOfArea } from '../../../ui/said.ts'
import { Progress } from '../jobs/progress.tsx'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { uploadFile } from './upload-file.ts'

/** Names of programs, and messages where there are several or none. */
const FORMATS: readonly (readonly [ImportFormat | '', { readonly name: string } | { readonly key: MessageKey }])[] = [
  ['', { key: 'imports.detectFormat' }],
  ['ghost', { name: 'Ghost' }],
  ['wordpress', { key: 'imports.wordpressOrSquarespace' }],
  ['blogger', { name: 'Blogger' }],
  ['letterboxd', { name: 'Letterboxd' }],
  ['markdown', { key: 'imports.otherMarkdown' }],
  ['medium', { name: 'Medium' }],
  ['substack', { name: 'Substack' }],
  ['tumblr', { name: 'Tumblr' }],
  ['documents', { key: 'imports.oldDatabase' }],
]

type Chosen = { readonly file: File | null; readonly pictures: File | null; readonly format: ImportFormat | '' }

/** Chooses what is imported, sends it to the server, and begins the dry run. */
export function UploadForm() {
  const { t, text, language } = useLocale()
  const [chosen, setChosen] = useState<Chosen>({ file: null, pictures: null, format: '' })
  const [problems, setProblems] = useState<{ file?: string; pictures?: string }>({})
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const { isBusy, refusal, run, forget } = useCall()

  async function send() {
    const { file, pictures, format } = chosen
    const isAnyTooLarge = [file, pictures].some((each) => each && isTooLarge(each))
    const tooLarge = isAnyTooLarge ? (await sayerOfArea(language))(UPLOAD_TOO_LARGE) : UPLOAD_TOO_LARGE
    const found = {
      ...(!file && { file: t('imports.chooseFileFirst') }),
      ...(file && isTooLarge(file) && { file: tooLarge }),
      ...(pictures && isTooLarge(pictures) && { pictures: tooLarge }),
    }
    setProblems(found)
    if (isBusy || !file || Object.keys(found).length > 0) return
    forget()
    await run(() => uploadAndCheck({ file, pictures, format }, setSending), { reload: 'always', onFailure: () => {} })
    setSending(null)
  }

  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }))
  return (
    <form className="stack stack--form" onSubmit={submitting(send)} aria-busy={isBusy} noValidate>
      <Field label={t('imports.file')} error={problems.file} hint={t('imports.whatOtherProgramExported')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".zip,.json,.xml,.atom,.csv,.md,.markdown"
            onChange={(event) => choose({ file: event.target.files?.[0] ?? null })}
          />
        )}
      </Field>
      <Field label={t('imports.picturesIfTheyNot')} error={problems.pictures} hint={t('imports.aZipArchiveContent')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".zip"
            onChange={(event) => choose({ pictures: event.target.files?.[0] ?? null })}
          />
        )}
      </Field>
      <SelectField
        label={t('imports.whereComesFrom')}
        value={chosen.format}
        onChange={(format) => choose({ format })}
        options={FORMATS.map(([format, said]) => [format, 'key' in said ? text(said.key) : said.name])}
      />
      {refusal && <RefusalNote>{refusal.detail}</RefusalNote>}
      {sending && <Progress label={t('imports.sendingName', { name: sending.name })} share={sending.share} />}
      <p className="actions">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('imports.sending') : t('imports.seeWhatWouldHappen')}
        </Button>
      </p>
    </form>
  )
}

async function uploadAndCheck(
  { file, pictures, format }: Chosen & { readonly file: File },
  tell: (sending: { name: string; share: number }) => void,
): Promise<CallResult<ImportStatus>> {
  const sent = (each: File) => (share: number) => tell({ name: `${each.name} (${sizeOf(each.size)})`, share })
  const stored = await uploadFile<ImportStatus>('POST', '/api/imports', file, sent(file))
  if (!stored.ok) return stored
  const address = `/api/imports/${stored.value.id}`
  if (pictures) {
    const added = await uploadFile<ImportStatus>('PUT', `${address}/pictures`, pictures, sent(pictures))
    if (!added.ok) return added
  }
  return call('POST', `${address}/check`, { format: format || null })
}

function isTooLarge({ size }: File): boolean {
  return size > IMPORT_UPLOAD_MAX_BYTES
}
