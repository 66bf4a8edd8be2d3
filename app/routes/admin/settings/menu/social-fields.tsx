import { mailto } from '#domain/email.ts'
import { NETWORKS, type Network, networkName } from '#domain/menu/networks.ts'
import type { SocialLink } from '#domain/menu/social.ts'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { SettingField } from '../setting-field.tsx'
import type { SettingsForm } from '../settings-form.ts'

const NAMES = Object.keys(NETWORKS) as Network[]

interface SocialFieldsProps {
  form: SettingsForm
  /** Dotted name of the link. */
  name: string
  link: SocialLink
}

export function SocialFields({ form, name, link: { network, href } }: SocialFieldsProps) {
  const { t } = useLocale()
  /** The address that the blog has there, or empty. */
  const ownAt = (where: Network) => {
    if (where === 'rss') return '/feed.xml'
    return where === 'mail' ? mailto(form.settings.contact) : ''
  }

  function choose(chosen: Network) {
    const isTyped = href !== '' && href !== ownAt(network)
    form.edit(name, { network: chosen, href: isTyped ? href : ownAt(chosen) })
  }

  return (
    <>
      <SelectField
        label={t('labels.network')}
        name={`${name}.network`}
        value={network}
        options={NAMES.map((name) => [name, networkName(t, name)])}
        onChange={choose}
        error={form.errors[`${name}.network`]}
      />
      <SettingField form={form} name={`${name}.href`} label={t('labels.address')} isRequired spellCheck={false} />
    </>
  )
}
