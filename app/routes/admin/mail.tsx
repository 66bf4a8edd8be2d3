import { servicesContext, viewerContext } from '../../context.ts'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import type { Route } from './+types/mail'
import { Campaigns } from './mail/campaigns.tsx'
import { CapsForm } from './mail/caps-form.tsx'
import { EmailJsPart } from './mail/emailjs-part.tsx'
import { Mailbox } from './mail/mailbox.tsx'
import { ServerPart } from './mail/server-part.tsx'
import { Transports } from './mail/transports.tsx'
import { isLocalSite } from './shell/local-site.ts'
import { Screen } from './shell/screen-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('mailbox') ?? ''
  const mailboxPage = /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1
  const { mailAdmin, config } = context.get(servicesContext)
  const overview = await mailAdmin.overview(mailboxPage)
  const { siteUrl } = config
  return { ...overview, viewer: context.get(viewerContext)!.email, localSite: isLocalSite(siteUrl) ? siteUrl : null }
}

export default function MailScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { status, campaigns, earlierMails, singleMails, mailbox, smtp, isFromEnvironment, caps, viewer, localSite } =
    loaderData
  const hosted = status.transports.find(({ name }) => name === 'emailjs')
  const own = status.transports.find(({ name }) => name !== 'emailjs')
  const keepsMail = own?.name === 'mailbox'
  return (
    <Screen name={t('labels.mail')} className="mail">
      <ServerPart
        status={
          <>
            <Transports transports={status.transports} />
            {localSite !== null && !keepsMail && <LocalSiteNote siteUrl={localSite} />}
          </>
        }
        smtp={smtp}
        isFromEnvironment={isFromEnvironment}
        transport={own?.name ?? null}
        isHosted={Boolean(hosted)}
        viewer={viewer}
      />
      {hosted && <EmailJsPart description={hosted.description} viewer={viewer} />}
      <CapsForm caps={caps} />
      <Campaigns campaigns={campaigns} earlierMails={earlierMails} singleMails={singleMails} keepsMail={keepsMail} />
      <Mailbox {...mailbox} isInUse={keepsMail} />
    </Screen>
  )
}

/** Warns that `SITE_URL` is a loopback address: links in mails are built from it and would not open elsewhere. */
function LocalSiteNote({ siteUrl }: { siteUrl: string }) {
  return (
    <p className="alert alert--warning">
      <Message of="mail.linksOpenHereOnly" slots={{ siteUrl, code: (words) => <code>{words}</code> }} />
    </p>
  )
}
