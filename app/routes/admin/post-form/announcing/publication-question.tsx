import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Announcement } from '#domain/posts/announcement.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useApplication } from '../../application-context.ts'
import { useCall } from '../../shell/use-call.ts'
import { type FormValues, toWritten } from '../form-values.ts'
import { AnnouncementFields } from './announcement-fields.tsx'
import { currentAudience } from './current-audience.ts'

interface Question {
  readonly values: FormValues
  readonly warnings: readonly string[]
  readonly answer: (isConfirmed: boolean) => void
}

/**
 * Asks before a post is published and mailed. `ask` resolves without a question where no subscriber gets a mail.
 * @param loaded the audience when the form was loaded
 */
export function usePublicationQuestion(
  loaded: AnnouncementAudience | null,
  mail: Pick<PublicationDialogProps, 'announcement' | 'onAnnouncement'>,
) {
  const [asked, setAsked] = useState<Question | null>(null)
  const [latest, setLatest] = useState<{ loaded: AnnouncementAudience; audience: AnnouncementAudience } | null>(null)
  const audience = latest && latest.loaded === loaded ? latest.audience : loaded
  const [isReady, setReady] = useState(false)
  return {
    /** The number of recipients is being requested; the question is shown after that. */
    isAsking: asked !== null && !isReady,
    /** The audience in the last response of the server; at first the one that the form was loaded with. */
    audience,
    ask: (values: FormValues, warnings: readonly string[]): Promise<boolean> =>
      values.announces && audience
        ? new Promise((answer) => {
            setReady(false)
            setAsked({ values, warnings, answer })
          })
        : Promise.resolve(true),
    dialog: asked && loaded && audience && (
      <PublicationDialog
        {...mail}
        values={asked.values}
        warnings={asked.warnings}
        known={audience}
        isReady={isReady}
        onReady={() => setReady(true)}
        onAudience={(audience) => setLatest({ loaded, audience })}
        onAnswer={(isConfirmed) => {
          setAsked(null)
          asked.answer(isConfirmed)
        }}
      />
    ),
  }
}

interface PublicationDialogProps {
  values: FormValues
  warnings: readonly string[]
  /** As it is in the form, to which what is typed goes. */
  announcement: Announcement
  onAnnouncement: (announcement: Announcement) => void
  known: AnnouncementAudience
  /** False until the number of recipients is known: the dialog is open but not visible, so that the form stays unchanged. */
  isReady: boolean
  onReady: () => void
  onAudience: (audience: AnnouncementAudience) => void
  /** Called once the dialog is closed and the focus is back. */
  onAnswer: (isConfirmed: boolean) => void
}

function PublicationDialog({
  values,
  warnings,
  announcement,
  onAnnouncement,
  known,
  isReady,
  onReady,
  onAudience,
  onAnswer,
}: PublicationDialogProps) {
  const { t } = useLocale()
  const { email, isMailFailing } = useApplication()
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const isConfirmed = useRef(false)
  const id = useId()
  const { isBusy, refusal, run } = useCall()
  const [reply, setReply] = useState<string | null>(null)
  const { recipients, keepsMail } = known
  const onCount = useEffectEvent((audience: AnnouncementAudience) => {
    onAudience(audience)
    if (audience.recipients === 0) publish()
    else onReady()
  })
  useEffect(() => {
    dialog.current?.showModal()
    void currentAudience(known).then((audience) => onCount(audience))
  }, [])
  useEffect(() => {
    // Cancel gets the focus: a double Enter on *Create Blog Post* must not publish.
    if (isReady) cancel.current?.focus()
  }, [isReady])

  const count = recipients
  const action = keepsMail ? t('saving.publishAndKeep', { count }) : t('saving.publishAndMail', { count })

  function publish() {
    isConfirmed.current = true
    dialog.current?.close()
  }

  function sendTest() {
    setReply(null)
    const written = toWritten(values)
    const { title, tagline, description, articleImage, articleImageAlt, contentWarnings } = written
    const { author, authors, tag, film } = written
    const content = {
      title,
      tagline,
      description,
      articleImage,
      articleImageAlt,
      contentWarnings,
      author,
      authors,
      tag,
      film,
    }
    const body = { ...content, ratings: values.ratings, sections: written.sections, announcement }
    return run(() => call<{ reply: string }>('POST', '/api/mail/test-announcement', body), {
      reload: 'never',
      onSuccess: (answer) => setReply(answer.reply),
      onFailure: () => {},
    })
  }

  return (
    <dialog
      ref={dialog}
      className={isReady ? 'dialog' : 'dialog dialog--unseen'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => onAnswer(isConfirmed.current)}
    >
      <h2 className="dialog__title dialog__question" id={`${id}-title`}>
        {keepsMail ? t('saving.askKeep', { count }) : t('saving.askMail', { count })}
      </h2>
      <p id={`${id}-text`}>
        {keepsMail ? t('saving.nothingSent') : t('saving.comesOutNow', { title: values.title.trim() })}
        {isMailFailing && ` ${t('saving.mailsWait')}`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="dialog__warning">
          {warning}
        </p>
      ))}
      <AnnouncementFields announcement={announcement} onChange={onAnnouncement} />
      <div role="status">
        {reply !== null && (
          <div className="alert alert--success">
            <p>{keepsMail ? t('saving.testKept', { email }) : t('saving.testSent', { email })}</p>
            {!keepsMail && <p className="alert__code">{reply}</p>}
          </div>
        )}
        {refusal && !isBusy && (
          <div className="alert alert--error">
            <p>{t('saving.testFailed')}</p>
            <p className="alert__code">{refusal.detail}</p>
          </div>
        )}
      </div>
      <p className="actions">
        <Button onClick={publish}>{action}</Button>
        <QuietButton onClick={sendTest} aria-disabled={isBusy}>
          {isBusy ? t('saving.sendingTest') : t('saving.sendTest')}
        </QuietButton>
        <QuietButton ref={cancel} onClick={() => dialog.current?.close()}>
          {t('labels.cancel')}
        </QuietButton>
      </p>
    </dialog>
  )
}
