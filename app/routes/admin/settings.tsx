import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { accountSayer } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/settings'
import { BlogSection } from './settings/blog-section.tsx'
import { EarlierVersions } from './settings/earlier-versions.tsx'
import { LeaveWarning } from './settings/leave-warning.tsx'
import { lookSample } from './settings/look/look-sample.ts'
import { LookSection } from './settings/look/look-section.tsx'
import { menuPlaces } from './settings/menu/menu-places.ts'
import { MenuSection } from './settings/menu/menu-section.tsx'
import { NoticesSection } from './settings/notices-section.tsx'
import { ProxyNotice } from './settings/proxy-notice.tsx'
import { ReadingSection } from './settings/reading-section.tsx'
import { SaveBar } from './settings/save-bar.tsx'
import { ScaleSection } from './settings/scale-section.tsx'
import { useSectionFocus } from './settings/section-focus.ts'
import { SectionList } from './settings/section-list.tsx'
import {
  SECTIONS,
  type Section,
  type SectionId,
  sectionAddress,
  sectionNamed,
  sectionsOf,
} from './settings/sections.ts'
import { ServicesSection } from './settings/services-section.tsx'
import { type SettingsForm, useSettingsForm } from './settings/settings-form.ts'
import { SettingsSection } from './settings/settings-section.tsx'
import { SignInSection } from './settings/sign-in-section.tsx'
import { WordsSection } from './settings/words/words-section.tsx'
import { RestoredNotice } from './shell/restored-notice.tsx'
import { ScreenTitle } from './shell/screen-title.tsx'
import { submitting } from './shell/use-call.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings, config, serviceChecks, untrustedProxy } = context.get(servicesContext)
  // Other values in the address are ignored.
  const chosen = sectionNamed(new URL(request.url).searchParams.get('section'))?.id ?? null
  const say = await accountSayer({ request, context })
  return {
    chosen,
    sample: chosen === 'look' ? await lookSample(context) : null,
    places: chosen === 'menu' ? await menuPlaces(context) : [],
    stored: await settings.stored(),
    siteKeyIsGiven: Boolean(config.captchaSiteKey),
    services: (await serviceChecks.inUse()).map(({ purpose, description, ...service }) => ({
      ...service,
      purpose: say(purpose),
      description: say(description),
    })),
    untrustedProxy: { address: untrustedProxy.address, isNearby: untrustedProxy.isNearby },
  }
}

type Data = Route.ComponentProps['loaderData']

/** One section at a time. Unsaved input of the others is kept meanwhile. */
export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { chosen, stored } = loaderData
  const form = useSettingsForm(stored)
  const element = useRef<HTMLFormElement>(null)
  const { refusal } = form
  const section: Section & { id: SectionId } = sectionNamed(chosen) ?? SECTIONS[0]
  const { shown, list } = useSectionFocus(chosen)
  useOldAddresses()

  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])

  function discard() {
    form.discard(section.settings)
    // The button with the focus is removed.
    element.current?.querySelector<HTMLElement>('input')?.focus()
  }

  return (
    <>
      <ScreenTitle
        screen={chosen ? t('settings.settingsTitle', { title: t(section.title) }) : t('settings.settings')}
      />
      <h2 className="admin__heading">{t('settings.settings')}</h2>
      <ProxyNotice {...loaderData.untrustedProxy} />
      {/* Narrow windows show one section, or the list of sections if the address names none. */}
      <div className={chosen ? 'settings settings--chosen' : 'settings'}>
        <SectionList current={section} list={list} unsaved={sectionsOf(form.changed)} />
        <form
          ref={element}
          className="settings__form"
          aria-label={t('settings.settings')}
          onSubmit={submitting(() => form.save(section.settings))}
          noValidate
          aria-busy={form.isSaving}
        >
          {form.isRestored(section.settings) && <RestoredNotice className="alert alert--success" onDiscard={discard} />}
          <SettingsSection section={section} element={shown}>
            <Fields id={section.id} form={form} data={loaderData} />
            {section.settings.length > 0 && (
              <EarlierVersions key={section.id} section={section} form={form} stored={stored} />
            )}
          </SettingsSection>
          {section.settings.length > 0 && <SaveBar form={form} section={section} />}
        </form>
      </div>
      <LeaveWarning unsaved={sectionsOf(form.changed)} onLeave={form.discard} />
    </>
  )
}

function Fields({ id, form, data }: { id: SectionId; form: SettingsForm; data: Data }) {
  const { siteKeyIsGiven, services } = data
  switch (id) {
    case 'blog':
      return <BlogSection form={form} />
    case 'look':
      return <LookSection form={form} sample={data.sample} />
    case 'menu':
      return <MenuSection form={form} places={data.places} />
    case 'reading':
      return <ReadingSection form={form} siteKeyIsGiven={siteKeyIsGiven} />
    case 'scale':
      return <ScaleSection form={form} />
    case 'notices':
      return <NoticesSection form={form} />
    case 'words':
      return <WordsSection form={form} />
    case 'signing-in':
      return <SignInSection form={form} />
    case 'services':
      return <ServicesSection services={services} />
  }
}

/** Redirects the former addresses of sections, such as `/admin/settings#greetings`. */
function useOldAddresses(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const section = sectionNamed(hash.slice(1))
    if (section) void navigate(sectionAddress(section.id), { replace: true })
  }, [hash, navigate])
}
