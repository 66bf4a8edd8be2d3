import { useState } from 'react'
import type { Redirect } from '#server/redirects/redirects.ts'
import { call } from '../../../ui/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface RedirectDialogProps {
  /** The redirect to change; null to add one. */
  before: Redirect | null
  onClose: () => void
}

export function RedirectDialog({ before, onClose }: RedirectDialogProps) {
  const [path, setPath] = useState(before?.path ?? '')
  const [target, setTarget] = useState(shown(before?.target ?? ''))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return (
    <ConfirmDialog
      lead={before ? 'Change the redirect of' : 'A new redirect'}
      title={before?.path ?? ''}
      text="Browsers remember redirects, some for a long time."
      confirm={before ? 'Save' : 'Add'}
      busy="Saving…"
      fields={() => (
        <div className="stack stack--form">
          <TextField
            label="Old address"
            value={path}
            onChange={setPath}
            error={errors.path}
            spellCheck={false}
            hint="A path such as /2019/10/old-post, without the domain."
          />
          <TextField
            label="Leads to"
            value={target}
            onChange={setTarget}
            error={errors.target}
            spellCheck={false}
            hint="A path of this blog, such as /blogs/New-Post or /films, or a whole address with https://"
          />
        </div>
      )}
      request={() =>
        before
          ? call('PATCH', `/api/redirects?path=${encodeURIComponent(before.path)}`, { path, target })
          : call('POST', '/api/redirects', { path, target })
      }
      outcome={{ onFailure: (refusal) => setErrors(refusal.errors) }}
      onClose={onClose}
    />
  )
}

/** Decodes a link for display. A link with malformed escapes stays as it is. */
function shown(target: string): string {
  try {
    return decodeURI(target)
  } catch {
    return target
  }
}
