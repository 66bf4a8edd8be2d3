import { type ReactNode, useState } from 'react'
import type { TextPage } from '#domain/settings/settings-writing.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { isSame } from '../../shell/json-equality.ts'
import { SettingField } from '../setting-field.tsx'
import type { SettingsForm } from '../settings-form.ts'
import { PartList } from './part-list.tsx'

export type TextPageName = 'greetings' | 'terms' | 'privacy' | 'cookiePolicy'

interface TextPageEditorProps {
  form: SettingsForm
  /** Name of the setting, with which the names of errors begin. */
  name: TextPageName
  /** The default content of the page. */
  standard: TextPage
  children?: ((form: SettingsForm) => ReactNode) | undefined
}

/** Edits a text page: title, introduction, and ordered parts. The removal of a part and a reset can be undone. */
export function TextPageEditor({ form, name, standard, children }: TextPageEditorProps) {
  const page = form.settings[name]
  const [undo, setUndo] = useState<{ said: string; page: TextPage } | null>(null)

  /** The form; its next edit removes the offer to undo. */
  const editing: SettingsForm = {
    ...form,
    edit(field, value) {
      setUndo(null)
      form.edit(field, value)
    },
  }

  function takeAway(field: string, value: unknown, said: string) {
    setUndo({ said, page })
    form.edit(field, value)
  }

  return (
    <>
      <SettingField form={editing} name={`${name}.title`} label="Title" isRequired />
      <SettingField form={editing} name={`${name}.intro`} label="Introduction" isLong />
      <PartList
        form={editing}
        name={`${name}.parts`}
        parts={page.parts}
        onRemove={(parts, said) => takeAway(`${name}.parts`, parts, said)}
      >
        <div className="cluster meta">
          <p role="status">{undo?.said}</p>
          {undo && (
            // Takes over the focus of the removed element.
            <TextButton ref={focus} onClick={() => editing.edit(name, undo.page)}>
              Undo
            </TextButton>
          )}
          {!undo && !isSame(page, standard) && (
            <TextButton onClick={() => takeAway(name, standard, 'The default text is back.')}>
              Reset to default
            </TextButton>
          )}
        </div>
      </PartList>
      {children?.(editing)}
    </>
  )
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
