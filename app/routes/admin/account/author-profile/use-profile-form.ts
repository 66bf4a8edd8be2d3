import { useCallback, useState } from 'react'
import type { SocialLink } from '#domain/menu/social.ts'
import type { AuthorProfile } from '#domain/posts/authors/author-profile.ts'
import { type CallResult, call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { type ImageChoice, imageAt } from '../../picture/image-choice.ts'

interface ProfileValues {
  readonly portrait: ImageChoice
  readonly about: string
  readonly links: readonly SocialLink[]
}

export type ProfileForm = ReturnType<typeof useProfileForm>

/** @param address of the call that changes the profile */
export function useProfileForm(saved: AuthorProfile, address: string) {
  const { t } = useLocale()
  const [values, setValues] = useState<ProfileValues>({ ...saved, portrait: imageAt(saved.portrait) })
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = useCallback((changed: Partial<ProfileValues>) => {
    setValues((known) => ({ ...known, ...changed }))
    setErrors({})
  }, [])

  async function send(): Promise<CallResult<AuthorProfile>> {
    const detail = t('account.waitForPortrait')
    if (isSending) return { ok: false, refusal: { status: 422, detail, errors: {}, document: {} } }
    const { about, links, portrait } = values
    return call<AuthorProfile>('PATCH', address, { about, links, portrait: portrait.value })
  }

  return { values, change, errors, setErrors, setSending, send }
}
