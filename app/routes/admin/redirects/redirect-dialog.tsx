import { useState } from 'react'
import type { Redirect } from '#server/redirects/redirects.ts'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface RedirectDialogProps {
  /** The redirect to change; null to add one. */
  before: Redirect | null
  onClose: () => void
}

export function RedirectDialog({ before, onClose }: RedirectDialogProps) {
  const { t } = useLocale()
  const [path, setPath] = useState(before?.path ?? '')
  const [target, setTarget] = useState(shown(before?.target ?? ''))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return (
    <ConfirmDialog
      lead={before ? t('redirects.changeRedirect') : t('redirects.newRedirect')}
      title={before?.path ?? ''}
      text={t('redirects.browsersRemember')}
      confirm={before ? t('labels.save') : t('labels.add')}
      busy={t('labels.saving')}
      fields={() => (
        <div className="stack stack--form">
          <TextField
            label={t('redirects.oldAddress')}
            value={path}
            onChange={setPath}
            error={errors.path}
            spellCheck={false}
            hint={t('redirects.oldAddressHint')}
          />
          <TextField
            label={t('redirects.leadsTo')}
            value={target}
            onChange={setTarget}
            error={errors.target}
            spellCheck={false}
            hint={t('redirects.leadsToHint')}
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
