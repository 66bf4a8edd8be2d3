import { useCallback } from 'react'
import { NETWORKS, type Network, networkName } from '#domain/menu/networks.ts'
import { recognisedNetwork } from '#domain/menu/recognised-network.ts'
import type { SocialLink } from '#domain/menu/social.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { ABOUT_LINES, ABOUT_MAX, PROFILE_LINKS_MAX } from '#domain/posts/authors/author-profile.ts'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ImageChoice } from '../../picture/image-choice.ts'
import { ImagePicker } from '../../picture/image-picker.tsx'
import { OrderedRows } from '../../settings/rows/ordered-rows.tsx'
import type { ProfileForm } from './use-profile-form.ts'

const NETWORK_NAMES = Object.keys(NETWORKS) as Network[]

interface ProfileFieldsProps {
  form: ProfileForm
  /** The portrait as it is saved. */
  portrait: Picture | null
}

/** Portrait, words and links of an author. */
export function ProfileFields({ form, portrait }: ProfileFieldsProps) {
  const locale = useLocale()
  const { t } = locale
  const { values, change, errors, setSending } = form
  const onImage = useCallback((next: ImageChoice) => change({ portrait: next }), [change])
  return (
    <>
      <ImagePicker
        label={t('account.portrait')}
        name="portrait"
        image={values.portrait}
        saved={portrait}
        onChange={onImage}
        onBusy={setSending}
        error={errors.portrait}
        mayExclude={false}
      />
      <TextField
        isLong
        rows={ABOUT_LINES + 1}
        label={t('account.aboutAuthor')}
        value={values.about}
        onChange={(about) => change({ about })}
        error={errors.about}
        hint={t('account.aboutLimits', { lines: ABOUT_LINES, characters: ABOUT_MAX })}
      />
      <OrderedRows
        label={t('account.linksOfAuthor')}
        items={values.links}
        max={PROFILE_LINKS_MAX}
        nameOf={({ network }) => networkName(locale.t, network)}
        onChange={(links) => change({ links })}
        addLabel={t('account.addLink')}
        newItem={(): SocialLink => ({ network: 'website', href: '' })}
      >
        {(link, index) => (
          <LinkFields
            link={link}
            onChange={(changed) => change({ links: values.links.with(index, changed) })}
            errors={{ href: errors[`links.${index}.href`], network: errors[`links.${index}.network`] }}
          />
        )}
      </OrderedRows>
    </>
  )
}

interface LinkFieldsProps {
  link: SocialLink
  onChange: (link: SocialLink) => void
  errors: { readonly [Field in keyof SocialLink]: string | undefined }
}

/** The network follows the address until another one is chosen. */
function LinkFields({ link: { network, href }, onChange, errors }: LinkFieldsProps) {
  const locale = useLocale()
  const { t } = locale
  const isRecognised = network === recognisedNetwork(href)
  return (
    <>
      <TextField
        label={t('labels.address')}
        value={href}
        onChange={(typed) => onChange({ href: typed, network: isRecognised ? recognisedNetwork(typed) : network })}
        error={errors.href}
        spellCheck={false}
        autoComplete="off"
        className="profile-link__address"
      />
      <SelectField
        label={t('labels.network')}
        value={network}
        options={NETWORK_NAMES.map((each) => [each, networkName(locale.t, each)])}
        onChange={(chosen) => onChange({ href, network: chosen })}
        error={errors.network}
      />
    </>
  )
}
