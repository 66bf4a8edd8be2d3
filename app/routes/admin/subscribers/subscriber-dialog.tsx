import { useEffect, useRef, useState } from 'react'
import type { SubscriberRecords } from '#domain/api/api-answers.ts'
import type { MessageKey } from '#domain/locales/locale.ts'
import { ANNOUNCED_MAIL_DAYS, SINGLE_MAIL_DAYS } from '#domain/mail/mail-period.ts'
import type { ConsentEvent, Subscriber } from '#domain/subscribers/subscriber.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Day } from '../list/day.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { RefusalNote } from '../shell/refusal-note.tsx'

interface SubscriberDialogProps {
  subscriber: Subscriber
  /** Called once this dialog is closed. */
  onErase: () => void
  onClose: () => void
}

/** The consent of a subscriber and the mails sent to them. */
export function SubscriberDialog({ subscriber, onErase, onClose }: SubscriberDialogProps) {
  const { t } = useLocale()
  const { id, email, name, status } = subscriber
  const dialog = useRef<HTMLDialogElement>(null)
  const [records, setRecords] = useState<SubscriberRecords | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isClosed = false
    void call<SubscriberRecords>('GET', `/api/subscribers/${id}`).then((result) => {
      if (isClosed) return
      if (result.ok) setRecords(result.value)
      else setProblem(result.refusal.detail)
    })
    return () => {
      isClosed = true
    }
  }, [id])
  return (
    <Dialog title={email} ref={dialog} onClose={onClose}>
      <p className="muted">{[name, t(`subscribers.${status}`)].filter(Boolean).join(' · ')}</p>
      {problem && <RefusalNote>{problem}</RefusalNote>}
      {!records && !problem && <p role="status">{t('labels.loading')}</p>}
      {records && <Records {...records} />}
      <p className="actions">
        <QuietButton onClick={() => dialog.current?.close()}>{t('labels.close')}</QuietButton>
        <QuietButton
          className="row__delete"
          onClick={() => {
            dialog.current?.close()
            onErase()
          }}
        >
          {t('subscribers.erase')}
        </QuietButton>
      </p>
    </Dialog>
  )
}

function Records({ subscriber, consent, mails }: SubscriberRecords) {
  const { t, text } = useLocale()
  return (
    <div className="stack stack--form">
      <section className="stack stack--tight">
        <h3 className="field__label">{t('subscribers.howTheyAgreed')}</h3>
        <ul className="stack stack--tight">
          {consent.map((entry, index) => (
            <li key={`${entry.at} ${index}`}>
              <span className="muted">
                <Day instant={entry.at} />
              </span>{' '}
              {t(consentKey(entry, subscriber.source))}
              {entry.statement && <q className="meta">{entry.statement}</q>}
            </li>
          ))}
        </ul>
      </section>
      <section className="stack stack--tight">
        <h3 className="field__label">{t('subscribers.whatTheyGot')}</h3>
        {mails.length === 0 ? (
          <p className="muted">{t('subscribers.noMailThisAddress')}</p>
        ) : (
          <ul className="stack stack--tight">
            {mails.map(({ kind, subject, at, state }, index) => (
              <li key={`${at} ${index}`}>
                <span className="muted">
                  <Day instant={at} />
                </span>{' '}
                {subject ?? text(MAIL_WORDS[kind] ?? 'subscribers.aMail')}
                {NOT_SENT[state] && <span className="muted"> {text(NOT_SENT[state])}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="meta">
        {t('subscribers.listedFor', {
          announced: ANNOUNCED_MAIL_DAYS,
          single: SINGLE_MAIL_DAYS,
        })}
      </p>
    </div>
  )
}

function consentKey({ event, statement }: ConsentEvent, source: Subscriber['source']): ConsentKey {
  if (event !== 'requested') return `subscribers.${event}Event`
  if (statement) return 'subscribers.addedHere'
  if (source === 'footer') return 'subscribers.askedInFooter'
  return source === 'greetings' ? 'subscribers.askedOnGreetings' : 'subscribers.asked'
}

type ConsentKey =
  | `subscribers.${Exclude<ConsentEvent['event'], 'requested'>}Event`
  | 'subscribers.addedHere'
  | 'subscribers.askedInFooter'
  | 'subscribers.askedOnGreetings'
  | 'subscribers.asked'

/** Of mails without a subject in their record. */
const MAIL_WORDS: Readonly<Record<string, MessageKey>> = {
  confirmation: 'subscribers.confirmationMail',
  'already-subscribed': 'subscribers.alreadySubscribedMail',
  welcome: 'subscribers.welcomeMail',
}

/** Words for the states of a mail that was not sent. */
const NOT_SENT: Readonly<Record<string, MessageKey>> = {
  queued: 'subscribers.mailQueued',
  leased: 'subscribers.mailUnderWay',
  handed: 'subscribers.mailUnderWay',
  retry: 'subscribers.mailRetried',
  kept: 'subscribers.mailKept',
  failed: 'subscribers.mailRefused',
  uncertain: 'subscribers.mailUncertain',
  cancelled: 'subscribers.mailCancelled',
}
