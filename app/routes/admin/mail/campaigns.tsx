import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import type { CampaignReport } from '#server/newsletter/campaigns/campaign-repository.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable, type Column } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { useRowQuestion } from '../list/row-question.tsx'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { Part } from '../shell/screen-title.tsx'

type MailCounts = CampaignReport['mails']

interface CampaignsProps {
  campaigns: readonly CampaignReport[]
  /** Mails of announcements before these; null where there are none. */
  earlierMails: MailCounts | null
  /** Mails that belong to no announcement. */
  singleMails: MailCounts
  /** Whether mails are only kept in the mailbox at present. */
  keepsMail: boolean
}

/** A row of the table: an announcement, or other mails by what they are. */
type Group = { id: string; mails: MailCounts } & ({ campaign: CampaignReport } | OtherMails)

interface OtherMails {
  name: 'mail.earlierAnnouncements' | 'mail.otherMails'
  about: 'mail.allBeforeThese' | 'mail.whatOthersAre'
}

export function Campaigns({ campaigns, earlierMails, singleMails, keepsMail }: CampaignsProps) {
  const locale = useLocale()
  const { t } = locale
  const groups = groupsOf(campaigns, earlierMails, singleMails)
  const showsKept = keepsMail || groups.some(({ mails }) => mails.kept)
  // The button disappears with the campaign that it stopped.
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(campaigns)
  const stopped = useRef('')
  const { ask, dialog } = useRowQuestion<CampaignReport>(focus, ({ id, subject, mails, audience }) => ({
    lead: t('mail.stopAnnouncingTitle'),
    title: subject,
    text: t('mail.willNotBeSent', { count: queuedOf(mails), audience }),
    confirm: t('mail.stop'),
    busy: t('mail.stopping'),
    cancel: t('mail.goOnSending'),
    async request() {
      const result = await call('DELETE', `/api/campaigns/${id}`)
      if (result.ok) stopped.current = id
      return result
    },
    // The toast is shown once the reloaded list has the number of mails that were sent.
    done: null,
  }))
  useEffect(() => {
    const campaign = campaigns.find(({ id, state }) => id === stopped.current && state === 'cancelled')
    if (!campaign) return
    stopped.current = ''
    const { sent = 0, kept = 0 } = campaign.mails
    toastSuccess(
      kept > 0
        ? t('mail.stoppedAfterKeeping', { count: sent, kept: t('mail.mails', { count: kept }) })
        : t('mail.stoppedAfterSending', { count: sent }),
    )
  }, [campaigns, t])

  return (
    <Part title={t('mail.announcements')} heading={fallback}>
      {campaigns.length === 0 && <p className="lead">{t('mail.noneYet')}</p>}
      {groups.length > 0 && (
        <CardTable
          columns={columnsIn(locale, showsKept)}
          rows={groups}
          action={(group) =>
            'campaign' in group && <Action campaign={group.campaign} onStop={() => ask(group.campaign)} />
          }
        />
      )}
      {dialog}
    </Part>
  )
}

function columnsIn({ t, number }: Locale, showsKept: boolean): Column<Group>[] {
  const mails = (name: string, of: (mails: MailCounts) => number): Column<Group> => ({
    name,
    isNumber: true,
    of: (group) => number(of(group.mails)),
  })
  return [
    { name: t('labels.post'), of: (group) => ('campaign' in group ? <Subject {...group} /> : <Name {...group} />) },
    { name: t('labels.day'), of: (group) => ('campaign' in group ? <Day instant={group.campaign.createdAt} /> : null) },
    {
      name: t('mail.to'),
      isNumber: true,
      of: (group) => ('campaign' in group ? number(group.campaign.audience) : null),
    },
    mails(t('mail.queued'), queuedOf),
    mails(t('mail.sent'), ({ sent = 0 }) => sent),
    ...(showsKept ? [mails(t('mail.keptHere'), ({ kept = 0 }) => kept)] : []),
    mails(t('mail.failed'), ({ failed = 0 }) => failed),
    mails(t('mail.uncertain'), ({ uncertain = 0 }) => uncertain),
  ]
}

function groupsOf(campaigns: readonly CampaignReport[], earlier: MailCounts | null, single: MailCounts): Group[] {
  const groups: Group[] = campaigns.map((campaign) => ({ id: campaign.id, mails: campaign.mails, campaign }))
  if (earlier && Object.values(earlier).some((count) => count > 0))
    groups.push({ id: 'earlier', name: 'mail.earlierAnnouncements', about: 'mail.allBeforeThese', mails: earlier })
  if (Object.keys(single).length > 0)
    groups.push({ id: 'single', name: 'mail.otherMails', about: 'mail.whatOthersAre', mails: single })
  return groups
}

function Subject({ campaign: { postId, subject, isPostDeleted, reasons } }: { campaign: CampaignReport }) {
  const { t } = useLocale()
  return (
    <>
      {isPostDeleted ? subject : <Link to={`/admin/posts/${encodeURIComponent(postId)}`}>{subject}</Link>}
      {isPostDeleted && <span className="meta">{t('mail.postDeleted')}</span>}
      {reasons.map(({ reply, mails }) => (
        <span key={reply} className="meta">
          {mails} × {reply}
        </span>
      ))}
    </>
  )
}

function Name({ name, about }: OtherMails) {
  const { t } = useLocale()
  return (
    <>
      {t(name)}
      <span className="meta">{t(about)}</span>
    </>
  )
}

function Action({ campaign, onStop }: { campaign: CampaignReport; onStop: () => void }) {
  const { t } = useLocale()
  if (campaign.state === 'cancelled') return t('mail.stopped')
  if (queuedOf(campaign.mails) === 0) return null
  return (
    <TextButton onClick={onStop} aria-label={t('mail.stopAnnouncing', { subject: campaign.subject })}>
      {t('mail.stop')}
    </TextButton>
  )
}

function queuedOf({ queued = 0, retry = 0, leased = 0, handed = 0 }: MailCounts): number {
  return queued + retry + leased + handed
}
