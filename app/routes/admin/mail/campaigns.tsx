import { useEffect, useRef, useState } from 'react'
import type { CampaignReport } from '#server/mail/campaigns/campaign-repository.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { CardTable, type Column } from '../list/card-table.tsx'
import { Day } from '../list/day.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { useFocusFallback } from '../shell/focus-fallback.ts'
import { mailsWords } from './mail-words.ts'

interface CampaignsProps {
  campaigns: readonly CampaignReport[]
  /** Whether mails are only kept in the mailbox at present. */
  keepsMail: boolean
}

/** How many mails of each announcement were sent, failed or wait. */
export function Campaigns({ campaigns, keepsMail }: CampaignsProps) {
  const showsKept = keepsMail || campaigns.some(({ mails }) => mails.kept)
  const [asked, setAsked] = useState<CampaignReport | null>(null)
  // The button disappears with the campaign that it stopped.
  const { fallback, expectChange, settle } = useFocusFallback<HTMLHeadingElement>(campaigns)
  const stopped = useRef('')
  useEffect(() => {
    const campaign = campaigns.find(({ id, state }) => id === stopped.current && state === 'cancelled')
    if (!campaign) return
    stopped.current = ''
    const { sent = 0, kept = 0 } = campaign.mails
    const left = `${mailsWords(sent)} had gone out`
    toastSuccess(`The announcement was stopped. ${left}${kept > 0 ? `, ${mailsWords(kept)} had been kept here` : ''}.`)
  }, [campaigns])

  return (
    <section className="mail__part" aria-labelledby="campaigns-title">
      <h3 className="post-form__heading" id="campaigns-title" tabIndex={-1} ref={fallback}>
        Announcements
      </h3>
      {campaigns.length === 0 ? (
        <p className="admin__lead mail__none">
          None yet. A new post whose “E-mail subscribers” is ticked is announced to everybody who is subscribed then.
        </p>
      ) : (
        <CardTable
          columns={COLUMNS.filter(({ name }) => name !== 'Kept here' || showsKept)}
          rows={campaigns}
          action={(campaign) => <Action campaign={campaign} onStop={() => setAsked(campaign)} />}
        />
      )}
      {asked && (
        <ConfirmDialog
          lead="Stop announcing:"
          title={asked.subject}
          text={`${mailsWords(queuedOf(asked))} of ${asked.audience.toLocaleString('en')} will not go out. What has gone out stays sent, and the rest cannot be sent later.`}
          confirm="Stop"
          busy="Stopping…"
          cancel="Go on sending"
          request={() => call('DELETE', `/api/campaigns/${asked.id}`)}
          outcome={{
            onSuccess() {
              // How many had gone out is known once the list is read again.
              stopped.current = asked.id
              expectChange()
            },
          }}
          onClose={() => {
            setAsked(null)
            settle()
          }}
        />
      )}
    </section>
  )
}

const COLUMNS: readonly Column<CampaignReport>[] = [
  { name: 'Post', of: (campaign) => <Subject campaign={campaign} /> },
  { name: 'Day', of: ({ createdAt }) => <Day instant={createdAt} /> },
  { name: 'To', isNumber: true, of: ({ audience }) => audience.toLocaleString('en') },
  { name: 'Queued', isNumber: true, of: (campaign) => queuedOf(campaign).toLocaleString('en') },
  { name: 'Sent', isNumber: true, of: ({ mails: { sent = 0 } }) => sent.toLocaleString('en') },
  { name: 'Kept here', isNumber: true, of: ({ mails: { kept = 0 } }) => kept.toLocaleString('en') },
  { name: 'Failed', isNumber: true, of: ({ mails: { failed = 0 } }) => failed.toLocaleString('en') },
  { name: 'Uncertain', isNumber: true, of: ({ mails: { uncertain = 0 } }) => uncertain.toLocaleString('en') },
]

function Subject({ campaign: { subject, isPostDeleted, reasons } }: { campaign: CampaignReport }) {
  return (
    <>
      {subject}
      {isPostDeleted && <span className="mail__reason">post deleted</span>}
      {reasons.map(({ reply, mails }) => (
        <span key={reply} className="mail__reason">
          {mails} × {reply}
        </span>
      ))}
    </>
  )
}

function Action({ campaign, onStop }: { campaign: CampaignReport; onStop: () => void }) {
  if (campaign.state === 'cancelled') return 'Stopped'
  if (queuedOf(campaign) === 0) return null
  return (
    <TextButton onClick={onStop} aria-label={`Stop announcing ${campaign.subject}`}>
      Stop
    </TextButton>
  )
}

function queuedOf({ mails }: CampaignReport): number {
  return (mails.queued ?? 0) + (mails.retry ?? 0) + (mails.leased ?? 0) + (mails.handed ?? 0)
}
