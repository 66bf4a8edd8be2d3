import { useEffect, useMemo } from 'react'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { WORD_GROUPS, WORD_MAX, type WordedMail, type WordKey, type Words } from '#domain/settings/words.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useAfterPause } from '../../shell/use-after-pause.ts'
import { Choice } from '../choice.tsx'

const FRAME = 'mail-preview'

interface MailPreviewPaneProps {
  settings: Settings
  mail: WordedMail
  onChoose: (mail: WordedMail) => void
}

/** A mail with the words as they are typed. The server renders it. */
export function MailPreviewPane({ settings, mail, onChoose }: MailPreviewPaneProps) {
  const { t } = useLocale()
  const { words, wholePosts } = settings
  const shown = useMemo(
    () => JSON.stringify({ mail, words: wordsOf(mail, words), wholePosts: mail === 'post' && wholePosts }),
    [mail, words, wholePosts],
  )
  const latest = useAfterPause(shown)
  const options: Readonly<Record<WordedMail, string>> = {
    confirmation: t('settings.previewConfirmation'),
    welcome: t('settings.previewWelcome'),
    subscribed: t('settings.previewSubscribed'),
    post: t('settings.previewPost'),
  }
  useEffect(() => send(latest), [latest])
  return (
    <div className="mail-preview stack">
      <Choice label={t('labels.mail')} value={mail} options={options} onChoose={onChoose} />
      {/* A new frame for each: its first page adds no entry to the history of the window. */}
      <iframe
        key={latest}
        name={FRAME}
        className="preview__frame"
        title={t('settings.previewOfMail', { mail: options[mail] })}
      />
    </div>
  )
}

/** The words that this mail has; a sentence that is too long is refused when it is saved. */
function wordsOf(mail: WordedMail, words: Words): Partial<Words> {
  const keys = WORD_GROUPS.flatMap((group) =>
    group.mail === mail || group.mail === 'every' ? (Object.keys(group.words) as WordKey[]) : [],
  )
  return Object.fromEntries(keys.map((key) => [key, words[key].trim().slice(0, WORD_MAX)]))
}

/** Sends a form into the frame. It cannot be an element of the screen, whose fields are within a form. */
function send(preview: string): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action: '/admin/mail-preview',
    target: FRAME,
    hidden: true,
  })
  form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'preview', value: preview }))
  document.body.append(form)
  form.submit()
  form.remove()
}
