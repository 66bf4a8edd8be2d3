import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { servicesContext } from '../../context.ts'
import type { Refusal } from '../../ui/call.ts'
import { RequiredNote } from '../../ui/field.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/settings'
import { useApplication } from './application-context.ts'
import { BlogSection } from './settings/blog-section.tsx'
import { LeaveWarning } from './settings/leave-warning.tsx'
import { NoticesSection } from './settings/notices-section.tsx'
import { PagesSections } from './settings/pages-sections.tsx'
import { ProxyNotice } from './settings/proxy-notice.tsx'
import { ReadingSection } from './settings/reading-section.tsx'
import { RestoredNotice } from './settings/restored-notice.tsx'
import { SaveBar } from './settings/save-bar.tsx'
import { SectionNav } from './settings/section-nav.tsx'
import { ServicesSection } from './settings/services-section.tsx'
import { useSettingsForm } from './settings/settings-form.ts'
import { TextHelp } from './settings/text-help.tsx'

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

/** Everything that an owner would change about the site. */
export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const { stored, defaults, siteKeyIsGiven, services } = loaderData
  const { blogName, email } = useApplication()
  const { revalidate } = useRevalidator()
  const form = useSettingsForm(stored, email)
  const element = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])

  async function save(event: FormEvent) {
    event.preventDefault()
    const problem = await form.save()
    setRefusal(problem)
    if (problem) return toastFailure(problem.detail)
    toastSuccess()
    // Header, footer and title say the new name at once.
    await revalidate()
  }

  function discard() {
    form.discard()
    setRefusal(null)
    // The button that had the focus goes away.
    element.current?.querySelector<HTMLElement>('input')?.focus()
  }

  return (
    <>
      <title>{`Settings – ${blogName}`}</title>
      <h2 className="admin__heading">Settings</h2>
      <ProxyNotice {...loaderData.untrustedProxy} />
      <p className="admin__lead">
        What you save here stands on the public pages from their next request on. <RequiredNote />
      </p>
      <div className="settings">
        <div className="settings__side">
          <SectionNav />
          <TextHelp />
        </div>
        <form ref={element} className="settings__form" onSubmit={save} noValidate aria-busy={form.isSaving}>
          <RestoredNotice form={form} onDiscard={discard} />
          <BlogSection form={form} />
          <ReadingSection form={form} siteKeyIsGiven={siteKeyIsGiven} />
          <PagesSections form={form} defaults={defaults} />
          <NoticesSection form={form} />
          <ServicesSection services={services} />
          <SaveBar form={form} />
        </form>
      </div>
      <LeaveWarning isUnsaved={form.changed.length > 0} onLeave={form.discard} />
    </>
  )
}
