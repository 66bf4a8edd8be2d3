import type { Locale } from '#domain/locales/locale.ts'
import type { PostKind } from '#domain/posts/post.ts'
import { Button, QuietButton, TextButton } from '../../../ui/button.tsx'
import { Check } from '../../../ui/choices/check.tsx'
import { timeOfDay } from '../../../ui/formats.ts'
import { useLocale } from '../../../ui/locale.ts'
import { describedByEffect, PublicationEffect } from './announcing/publication-effect.tsx'
import type { usePublicationQuestion } from './announcing/publication-question.tsx'
import { type FormStatus, isUnpublished, labelsOf } from './edited-post.ts'
import { OpenDetails } from './post-details.tsx'
import type { StatusQuestion } from './saving/status-dialog.tsx'
import type { usePostSaving } from './saving/use-post-saving.ts'

interface FormBarProps {
  status: FormStatus
  kind: PostKind
  /** Whether subscribers get the post by e-mail; null if the form does not ask. */
  announces: boolean | null
  publication: Pick<ReturnType<typeof usePublicationQuestion>, 'audience' | 'isAsking'>
  isChanged: boolean
  /** Some input exists in this tab only. */
  isUnsaved: boolean
  actions: ReturnType<typeof usePostSaving>
  isSending: boolean
  /** Details with a message. */
  wrongDetails: number
  onAnnounces: (announces: boolean) => void
  onPreview: () => void
  /** Opens the dialog of a change of status. */
  onQuestion: (question: StatusQuestion) => void
}

/** The bar with the buttons that save a post. It stays visible on long forms; on a phone only the state and the buttons beside it do. */
export function FormBar({ status, announces, publication, isChanged, actions, isSending, ...rest }: FormBarProps) {
  const locale = useLocale()
  const { t } = locale
  const { saving } = actions
  const isScheduled = status === 'scheduled'
  const isUpdate = status === 'published'
  const isWaiting = saving !== null || isSending
  const publishing = publication.isAsking ? t('saving.oneMoment') : saving === 'publish' ? t('labels.saving') : null
  const savingDraft = saving === 'draft' ? t('labels.saving') : null
  const effect = { announces, audience: publication.audience }
  const described = { ...describedByEffect(effect), 'aria-busy': publication.isAsking || undefined }
  return (
    <div className="post-form__bar">
      <div className="post-form__options">
        {isUpdate && isChanged && !isWaiting && (
          <TextButton onClick={actions.discard}>{t('form.discardChanges')}</TextButton>
        )}
        {isUpdate && !isWaiting && (
          <TextButton onClick={() => rest.onQuestion('unpublish')}>{t('form.backToDraftsAsking')}</TextButton>
        )}
        {isScheduled && !isWaiting && (
          <TextButton className="post-form__delete" onClick={() => rest.onQuestion('delete')}>
            {t('form.delete')}
          </TextButton>
        )}
        {isScheduled && !isWaiting && (
          <TextButton onClick={() => actions.saveDraft('draft')}>{t('form.backToDrafts')}</TextButton>
        )}
        {announces !== null && (
          <Check checked={announces} onChange={rest.onAnnounces}>
            {t('form.emailSubscribers')}
          </Check>
        )}
        <PublicationEffect {...effect} />
        {isScheduled && (
          <QuietButton {...described} aria-disabled={isWaiting} onClick={() => !isWaiting && actions.publish()}>
            {publishing ?? t('labels.publishNow')}
          </QuietButton>
        )}
        {(status === 'new' || status === 'draft') && (
          <QuietButton
            // Not `disabled`, which would remove the focus.
            aria-disabled={!isChanged || isWaiting}
            onClick={() => isChanged && !isWaiting && actions.saveDraft()}
          >
            {savingDraft ?? t('form.saveDraft')}
          </QuietButton>
        )}
        {!isUpdate && (
          <QuietButton aria-disabled={isWaiting} onClick={() => !isWaiting && rest.onQuestion('schedule')}>
            {isScheduled ? t('form.changeTime') : t('form.schedule')}
          </QuietButton>
        )}
      </div>
      <div className="post-form__submit">
        <p className="meta post-form__state" role="status">
          {isSending
            ? t('saving.sendingPicture')
            : stateOf(locale, { status, isChanged, isUnsaved: rest.isUnsaved }, actions.autosave)}
        </p>
        <OpenDetails wrong={rest.wrongDetails} />
        {/* For phones, where *Show preview* above the form is scrolled out of view. */}
        <QuietButton className="post-form__preview-button" onClick={rest.onPreview}>
          {t('labels.preview')}
        </QuietButton>
        {isScheduled ? (
          <Button
            // Not `disabled`, which would remove the focus.
            aria-disabled={!isChanged || isWaiting}
            onClick={() => isChanged && !isWaiting && actions.saveDraft()}
          >
            {savingDraft ?? t('labels.save')}
          </Button>
        ) : (
          <Button
            {...described}
            type="submit"
            // A draft can be published without a change.
            disabled={(!isChanged && status !== 'draft') || isWaiting}
          >
            {publishing ?? t(labelsOf(status, rest.kind).button)}
          </Button>
        )}
      </div>
    </div>
  )
}

function stateOf(
  locale: Locale,
  { status, isChanged, isUnsaved }: Pick<FormBarProps, 'status' | 'isChanged' | 'isUnsaved'>,
  { savedAt, problem }: FormBarProps['actions']['autosave'],
): string {
  const { t } = locale
  if (isUnsaved) return problem ? t('saving.notSaved', { problem }) : t('saving.notSavedYet')
  if (!isUnpublished(status) && !isChanged) return ''
  const time = savedAt && timeOfDay(locale, savedAt)
  if (status === 'published') return time ? t('saving.savedAtNotOut', { time }) : t('saving.savedNotOut')
  if (time) return t('saving.savedAt', { time })
  return { new: '', draft: t('saving.savedAsDraft'), scheduled: t('labels.scheduled') }[status]
}
