import { useState } from 'react'
import type { ImportFormat } from '#domain/imports/import-calls.ts'
import { IMPORT_UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '#domain/imports/upload-limit.ts'
import { sizeOf } from '#domain/text/byte-size.ts'
import type { ImportStatus } from '#server/imports/jobs/import-job.ts'
import { Button } from '../../../ui/button.tsx'
import { type CallResult, call } from '../../../ui/call.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { Progress } from '../jobs/progress.tsx'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { uploadFile } from './upload-file.ts'

const FORMATS: readonly (readonly [ImportFormat | '', string])[] = [
  ['', 'Detect from the file'],
  ['ghost', 'Ghost'],
  ['wordpress', 'WordPress or Squarespace'],
  ['blogger', 'Blogger'],
  ['letterboxd', 'Letterboxd'],
  ['markdown', 'Jekyll, Hugo, Eleventy and other Markdown'],
  ['medium', 'Medium'],
  ['substack', 'Substack'],
  ['tumblr', 'Tumblr'],
  ['documents', 'JSON of the database of the old site'],
]

type Chosen = { readonly file: File | null; readonly pictures: File | null; readonly format: ImportFormat | '' }

/** Chooses what is imported, sends it to the server, and begins the dry run. */
export function UploadForm() {
  const [chosen, setChosen] = useState<Chosen>({ file: null, pictures: null, format: '' })
  const [problems, setProblems] = useState<{ file?: string; pictures?: string }>({})
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const { isBusy, refusal, run, forget } = useCall()

  async function send() {
    const { file, pictures, format } = chosen
    const found = {
      ...(!file && { file: 'Choose a file first' }),
      ...(file && isTooLarge(file) && { file: UPLOAD_TOO_LARGE }),
      ...(pictures && isTooLarge(pictures) && { pictures: UPLOAD_TOO_LARGE }),
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
      <Field
        label="File"
        error={problems.file}
        hint="What the other program exported: a JSON, XML or CSV file, Markdown, or a ZIP archive. At most 2 GB."
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".zip,.json,.xml,.atom,.csv,.md,.markdown"
            onChange={(event) => choose({ file: event.target.files?.[0] ?? null })}
          />
        )}
      </Field>
      <Field
        label="Pictures, if they are not in it"
        error={problems.pictures}
        hint="A ZIP archive of content/images of Ghost, or wp-content/uploads of WordPress. Pictures are never loaded from the Internet."
      >
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
        label="Where it comes from"
        value={chosen.format}
        onChange={(format) => choose({ format })}
        options={FORMATS}
      />
      {refusal && <RefusalNote>{refusal.detail}</RefusalNote>}
      {sending && <Progress label={`Sending ${sending.name}`} share={sending.share} />}
      <p className="actions">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : 'See what would happen'}
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
