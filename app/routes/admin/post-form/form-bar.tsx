import { Button, QuietButton, TextButton } from '../../../ui/button.tsx'
import { Check } from '../../../ui/choices/check.tsx'
import { PUBLICATION_EFFECT, PublicationEffect } from './announcing/publication-effect.tsx'
import { OpenDetails } from './post-details.tsx'
import type { AutosaveProps, PostFormProps } from './post-form-props.ts'

interface FormBarProps {
  button: string
  /** Whether subscribers get the post by e-mail; null if the form does not ask. */
  announces: boolean | null
  audience: PostFormProps['audience']
  isChanged: boolean
  /** Some input exists in this tab only. */
  isUnsaved: boolean
  kind: AutosaveProps['kind']
  /** The saved post is scheduled. */
  isScheduled: boolean
  /** The server has a draft of the new form, or changes of the published post. */
  isAutosaved: boolean
  savedAt: Date | null
  problem: string | null
  saving: 'publish' | 'draft' | null
  isSending: boolean
  /** Details with a message. */
  wrongDetails: number
  onAnnounces: (announces: boolean) => void
  onSaveDraft: (() => void) | undefined
  onPublish: () => void
  onSchedule: (() => void) | undefined
  onDiscard: (() => void) | undefined
  /** The number of recipients is being requested for the question before publication. */
  isAsking: boolean
  onPreview: () => void
  onUnpublish: (() => void) | undefined
  onUnschedule: (() => void) | undefined
  onDelete: (() => void) | undefined
}

/** The bar with the buttons that save a post. It stays visible on long forms; on a phone only the state and the buttons beside it do. */
export function FormBar({ button, announces, isChanged, kind, saving, isSending, ...rest }: FormBarProps) {
  const isWaiting = saving !== null || isSending
  const publishing = rest.isAsking ? 'One moment…' : saving === 'publish' ? 'Saving…' : null
  const savingDraft = saving === 'draft' ? 'Saving…' : null
  const publication = { 'aria-describedby': PUBLICATION_EFFECT, 'aria-busy': rest.isAsking || undefined }
  return (
    <div className="post-form__bar">
      <div className="post-form__options">
        {isChanged && rest.onDiscard && !isWaiting && <TextButton onClick={rest.onDiscard}>Discard changes</TextButton>}
        {rest.onUnpublish && !isWaiting && <TextButton onClick={rest.onUnpublish}>Back to drafts…</TextButton>}
        {rest.onDelete && !isWaiting && (
          <TextButton className="post-form__delete" onClick={rest.onDelete}>
            Delete…
          </TextButton>
        )}
        {rest.onUnschedule && !isWaiting && <TextButton onClick={rest.onUnschedule}>Back to drafts</TextButton>}
        {announces !== null && (
          <Check checked={announces} onChange={rest.onAnnounces}>
            E-mail subscribers
          </Check>
        )}
        <PublicationEffect announces={announces} audience={rest.audience ?? undefined} />
        {rest.isScheduled && (
          <QuietButton {...publication} aria-disabled={isWaiting} onClick={() => !isWaiting && rest.onPublish()}>
            {publishing ?? 'Publish now'}
          </QuietButton>
        )}
        {rest.onSaveDraft && !rest.isScheduled && (
          <QuietButton
            // Not `disabled`, which would remove the focus.
            aria-disabled={!isChanged || isWaiting}
            onClick={() => isChanged && !isWaiting && rest.onSaveDraft!()}
          >
            {savingDraft ?? 'Save draft'}
          </QuietButton>
        )}
        {rest.onSchedule && (
          <QuietButton aria-disabled={isWaiting} onClick={() => !isWaiting && rest.onSchedule!()}>
            {rest.isScheduled ? 'Change time…' : 'Schedule…'}
          </QuietButton>
        )}
      </div>
      <div className="post-form__submit">
        <p className="post-form__state" role="status">
          {isSending ? 'A picture is on its way…' : stateOf({ kind, isChanged, ...rest })}
        </p>
        <OpenDetails wrong={rest.wrongDetails} />
        {/* For phones, where *Show preview* above the form is scrolled out of view. */}
        <QuietButton className="post-form__preview-button" onClick={rest.onPreview}>
          Preview
        </QuietButton>
        {rest.isScheduled ? (
          <Button
            // Not `disabled`, which would remove the focus.
            aria-disabled={!isChanged || isWaiting}
            onClick={() => isChanged && !isWaiting && rest.onSaveDraft?.()}
          >
            {savingDraft ?? 'Save'}
          </Button>
        ) : (
          <Button
            {...publication}
            type="submit"
            // A draft can be published without a change.
            disabled={(!isChanged && kind !== 'draft') || isWaiting}
          >
            {publishing ?? button}
          </Button>
        )}
      </div>
    </div>
  )
}

type SavedState = Pick<
  FormBarProps,
  'isChanged' | 'isUnsaved' | 'kind' | 'isScheduled' | 'isAutosaved' | 'savedAt' | 'problem'
>

function stateOf({ isChanged, isUnsaved, kind, isScheduled, isAutosaved, savedAt, problem }: SavedState) {
  if (isUnsaved) return problem ? `Not saved: ${problem}` : 'Not saved yet'
  if (kind !== 'draft' && !(isAutosaved && isChanged)) return ''
  const saved = savedAt
    ? `Saved ${savedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
    : kind === 'draft' && (isScheduled ? 'Scheduled' : 'Saved as a draft')
  return kind === 'edit' ? `${saved || 'Saved'}, not out yet` : saved
}
