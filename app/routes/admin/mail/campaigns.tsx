import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
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
import { mailsWords } from './mail-words.ts'

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
type Group = { id: string; mails: MailCounts } & ({ campaign: CampaignReport } | { name: string; about: string })

export function Campaigns({ campaigns, earlierMails, singleMails, keepsMail }: CampaignsProps) {
  const { t } = useLocale()
  const groups = groupsOf(campaigns, earlierMails, singleMails)
  const showsKept = keepsMail || groups.some(({ mails }) => mails.kept)
  // The button disappears with the campaign that it stopped.
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(campaigns)
  const stopped = useRef('')
  const { ask, dialog } = useRowQuestion<CampaignReport>(focus, ({ id, subject, mails, audience }) => ({
    lead: t('mail.stopAnnouncing'),
    title: subject,
    text: `${mailsWords(queuedOf(mails))} of ${audience.toLocaleString('en')} will not be sent. Mails already sent stay sent, and the rest cannot be sent later.`,
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
    const left = t('mail.hadGoneOut', { mailsWords: mailsWords(sent) })
    toastSuccess(`The announcement was stopped. ${left}${kept > 0 ? `, ${mailsWords(kept)} had been kept here` : ''}.`)
  }, [campaigns])

  return (
    <Part title={t('mail.announcements')} heading={fallback}>
      {campaigns.length === 0 && <p className="lead">{t('mail.noneYetNewPost')}</p>}
      {groups.length > 0 && (
        <CardTable
          columns={COLUMNS.filter(({ name }) => name !== 'Kept here' || showsKept)}
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

const COLUMNS: readonly Column<Group>[] = [
  { name: 'Post', of: (group) => ('campaign' in group ? <Subject {...group} /> : <Name {...group} />) },
  { name: 'Day', of: (group) => ('campaign' in group ? <Day instant={group.campaign.createdAt} /> : null) },
  {
    name: 'To',
    isNumber: true,
    of: (group) => ('campaign' in group ? group.campaign.audience.toLocaleString('en') : null),
  },
  { name: 'Queued', isNumber: true, of: ({ mails }) => queuedOf(mails).toLocaleString('en') },
  { name: 'Sent', isNumber: true, of: ({ mails: { sent = 0 } }) => sent.toLocaleString('en') },
  { name: 'Kept here', isNumber: true, of: ({ mails: { kept = 0 } }) => kept.toLocaleString('en') },
  { name: 'Failed', isNumber: true, of: ({ mails: { failed = 0 } }) => failed.toLocaleString('en') },
  { name: 'Uncertain', isNumber: true, of: ({ mails: { uncertain = 0 } }) => uncertain.toLocaleString('en') },
]

function groupsOf(campaigns: readonly CampaignReport[], earlier: MailCounts | null, single: MailCounts): Group[] {
  const groups: Group[] = campaigns.map((campaign) => ({ id: campaign.id, mails: campaign.mails, campaign }))
  if (earlier && Object.values(earlier).some((count) => count > 0))
    groups.push({ id: 'earlier', name: 'Earlier announcements', about: 'all before these', mails: earlier })
  if (Object.keys(single).length > 0)
    groups.push({ id: 'single', name: 'Other mails', about: 'confirmations, invitations, tests', mails: single })
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

function Name({ name, about }: { name: string; about: string }) {
  return (
    <>
      {name}
      <span className="meta">{about}</span>
    </>
  )
}

function Action({ campaign, onStop }: { campaign: CampaignReport; onStop: () => void }) {
  const { t } = useLocale()
  if (campaign.state === 'cancelled') return t('mail.stopped')
  if (queuedOf(campaign.mails) === 0) return null
  return (
    <TextButton onClick={onStop} aria-label={t('mail.stopAnnouncing2', { subject: campaign.subject })}>
      {t('mail.stop')}
    </TextButton>
  )
}

function queuedOf({ queued = 0, retry = 0, leased = 0, handed = 0 }: MailCounts): number {
  return queued + retry + leased + handed
}
