import { useMemo } from 'react'
import { FIXED_SCREENS, FOOTER_MAX, HEADER_MAX, MENU_SCREENS, type MenuScreen } from '#domain/menu/menu-screens.ts'
import { NETWORKS, type Network, networkName, SOCIAL_MAX } from '#domain/menu/networks.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { useBlogLocale } from '../../shell/languages.tsx'
import { withValueAt } from '../dotted-name.ts'
import { OrderedRows } from '../rows/ordered-rows.tsx'
import { SettingField } from '../setting-field.tsx'
import type { SettingsForm } from '../settings-form.ts'
import { menuSetting, type ShownMenu, shownMenu, specifiedMenu } from './menu-editing.ts'
import { MenuEntryFields } from './menu-entry-fields.tsx'
import type { MenuPlace } from './menu-places.ts'
import { SocialFields } from './social-fields.tsx'

interface MenuSectionProps {
  form: SettingsForm
  /** Empty while another section is open. */
  places: readonly MenuPlace[]
}

const SCREENS = Object.keys(MENU_SCREENS) as MenuScreen[]
const HEADER_SCREENS = SCREENS.filter((name) => !FIXED_SCREENS.some((fixed) => fixed === name))

export function MenuSection({ form, places }: MenuSectionProps) {
  const { categories } = useSite()
  const { t } = useLocale()
  const blog = useBlogLocale()
  const specified = useMemo(() => specifiedMenu(categories, blog.t), [categories, blog])
  const menu = shownMenu(form.settings.menu, specified)
  /** The form with the specified entries in place of null. */
  const editing: SettingsForm = {
    ...form,
    settings: { ...form.settings, menu: { header: [...menu.header], footer: [...menu.footer] } },
    edit: (name, value) => form.edit('menu', menuSetting(withValueAt({ menu }, name, value).menu, specified)),
  }
  const lists = { form: editing, menu, specified, places }
  return (
    <>
      <fieldset className="stack stack--form settings__group">
        <legend className="heading heading--small">{t('settings.headerMenu')}</legend>
        <p className="field__hint">{t('settings.headerMenuHint')}</p>
        <MenuList {...lists} where="header" max={HEADER_MAX} screens={HEADER_SCREENS} />
      </fieldset>
      <fieldset className="stack stack--form settings__group">
        <legend className="heading heading--small">{t('settings.footer')}</legend>
        <p className="field__hint">{t('settings.footerHint')}</p>
        <MenuList {...lists} where="footer" max={FOOTER_MAX} screens={SCREENS} />
      </fieldset>
      <fieldset className="stack stack--form settings__group">
        <legend className="heading heading--small">{t('settings.socialLinks')}</legend>
        <p className="field__hint">{t('settings.socialLinksHint')}</p>
        <OrderedRows
          label={t('settings.socialLinks')}
          items={form.settings.social}
          max={SOCIAL_MAX}
          nameOf={({ network }) => networkName(t, network)}
          onChange={(links) => form.edit('social', links)}
          addLabel={t('settings.addSocialLink')}
          newItem={() => ({ network: unused(form.settings.social), href: '' })}
        >
          {(link, index) => <SocialFields form={form} name={`social.${index}`} link={link} />}
        </OrderedRows>
      </fieldset>
      <SettingField form={form} name="footerText" isLong hint={t('settings.footerTextHint')} />
    </>
  )
}

interface MenuListProps {
  form: SettingsForm
  where: 'header' | 'footer'
  menu: ShownMenu
  specified: ShownMenu
  max: number
  screens: readonly MenuScreen[]
  places: readonly MenuPlace[]
}

function MenuList({ form, where, menu, specified, max, screens, places }: MenuListProps) {
  const { t } = useLocale()
  const name = `menu.${where}`
  return (
    <OrderedRows
      label={t(`settings.${where}Entries`)}
      items={menu[where]}
      max={max}
      nameOf={({ label }) => label.trim() || t('settings.withoutLabel')}
      onChange={(entries) => form.edit(name, entries)}
      addLabel={t('settings.addEntry')}
      newItem={() => ({ label: '', href: '' })}
      standard={{
        items: specified[where],
        label: t(`settings.${where}Standard`),
        said: t(`settings.${where}StandardBack`),
      }}
    >
      {(entry, index) => (
        <MenuEntryFields form={form} name={`${name}.${index}`} entry={entry} screens={screens} places={places} />
      )}
    </OrderedRows>
  )
}

function unused(links: SettingsForm['settings']['social']): Network {
  const networks = Object.keys(NETWORKS) as Network[]
  return networks.find((name) => links.every(({ network }) => network !== name)) ?? 'website'
}
