import { useState } from 'react'
import { WORD_GROUPS, WORDS, type WordKey } from '#domain/settings/words.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { SettingsForm } from './settings-form.ts'

/** The sentences of mails to subscribers and of their form. */
export function WordsSection({ form }: { form: SettingsForm }) {
  return (
    <>
      <p className="meta">
        Clear a field to get its sentence back. Where a sentence has {'{blogName}'} or {'{title}'}, the name of the blog
        or the title of the post is filled in.
      </p>
      {WORD_GROUPS.map(({ title, words }) => (
        <fieldset key={title} className="stack stack--form settings__group">
          <legend className="heading heading--small">{title}</legend>
          {(Object.keys(words) as WordKey[]).map((key) => (
            <WordField key={key} name={key} form={form} />
          ))}
        </fieldset>
      ))}
    </>
  )
}

function WordField({ name, form }: { name: WordKey; form: SettingsForm }) {
  const { label, standard, isLong } = WORDS[name]
  const field = `words.${name}`
  /** The standard sentence comes back when the field loses focus, so that another one can be typed first. */
  const [isCleared, setCleared] = useState(false)
  return (
    <TextField
      label={label}
      onBlur={() => setCleared(false)}
      name={field}
      type="text"
      autoComplete="off"
      isLong={isLong}
      rows={2}
      value={isCleared ? '' : form.settings.words[name] || standard}
      // The standard sentence is not stored, so that it follows that of a later version.
      onChange={(typed) => {
        setCleared(typed === '')
        form.edit(field, typed === standard ? '' : typed)
      }}
      error={form.errors[field]}
    />
  )
}
