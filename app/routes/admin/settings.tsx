import { useEffect, useRef } from 'react'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { servicesContext } from '../../context.ts'
import { Button } from '../../ui/button.tsx'
import { RequiredNote } from '../../ui/field.tsx'
import type { Route } from './+types/settings'
import { BlogSection } from './settings/blog-section.tsx'
import { LeaveWarning } from './settings/leave-warning.tsx'
import { NoticesSection } from './settings/notices-section.tsx'
import { PagesSections } from './settings/pages-sections.tsx'
import { ProxyNotice } from './settings/proxy-notice.tsx'
import { ReadingSection } from './settings/reading-section.tsx'
import { ScaleSection } from './settings/scale-section.tsx'
import { SectionNav } from './settings/section-nav.tsx'
import { ServicesSection } from './settings/services-section.tsx'
import { type SettingsForm, useSettingsForm } from './settings/settings-form.ts'
import { SignInSection } from './settings/sign-in-section.tsx'
import { TextHelp } from './settings/text-help.tsx'
import { RestoredNotice } from './shell/restored-notice.tsx'
import { ScreenHeading } from './shell/screen-title.tsx'
import { submitting } from './shell/use-call.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, config, serviceChecks, untrustedProxy } = context.get(servicesContext)
  return {
    stored: await settings.stored(),
    defaults: settings.defaults,
    siteKeyIsGiven: Boolean(config.captchaSiteKey),
    services: await serviceChecks.inUse(),
    untrustedProxy: { address: untrustedProxy.address, isNearby: untrustedProxy.isNearby },
  }
}

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const { stored, defaults, siteKeyIsGiven, services } = loaderData
  const form = useSettingsForm(stored)
  const element = useRef<HTMLFormElement>(null)
  const { refusal } = form

  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])

  function discard() {
    form.discard()
    // The button with the focus is removed.
    element.current?.querySelector<HTMLElement>('input')?.focus()
  }

  return (
    <>
      <ScreenHeading screen="Settings" />
      <ProxyNotice {...loaderData.untrustedProxy} />
      <p className="admin__lead">
        What you save here is public at once. <RequiredNote />
      </p>
      <div className="settings">
        <div className="settings__side">
          <SectionNav />
          <TextHelp />
        </div>
        <form
          ref={element}
          className="settings__form"
          onSubmit={submitting(form.save)}
          noValidate
          aria-busy={form.isSaving}
        >
          {form.isRestored && <RestoredNotice className="confirmation" onDiscard={discard} />}
          <BlogSection form={form} />
          <ReadingSection form={form} siteKeyIsGiven={siteKeyIsGiven} />
          <ScaleSection form={form} />
          <PagesSections form={form} defaults={defaults} />
          <NoticesSection form={form} />
          <SignInSection form={form} />
          <ServicesSection services={services} />
          <SaveBar form={form} />
        </form>
      </div>
      <LeaveWarning isUnsaved={form.changed.length > 0} onLeave={form.discard} />
    </>
  )
}

function SaveBar({ form: { changed, isSaving } }: { form: SettingsForm }) {
  const isUnchanged = changed.length === 0
  return (
    <div className="save-bar">
      <p className="save-bar__state" role="status">
        {isUnchanged ? 'Everything is saved.' : `Not saved: ${changed.map((key) => SETTING_LABELS[key]).join(', ')}`}
      </p>
      <Button type="submit" disabled={isUnchanged || isSaving}>
        {isSaving ? 'Saving…' : 'Save settings'}
      </Button>
    </div>
  )
}
