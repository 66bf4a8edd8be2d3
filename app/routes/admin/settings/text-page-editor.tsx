import { type ReactNode, useState } from 'react'
import type { TextPage } from '#domain/settings/settings.ts'
import { isSame } from '../shell/json-equality.ts'
import { PartList } from './parts/part-list.tsx'
import { SettingField } from './setting-field.tsx'

interface TextPageEditorProps<T extends TextPage> {
  /** The setting; errors begin with it. */
  name: string
  page: T
  /** What the page says by default. */
  standard: T
  errors: Readonly<Record<string, string>>
  onChange: (page: T) => void
  /** What this page has besides. */
  children?: (change: (page: T) => void) => ReactNode
}

/** A page of prose: title, introduction, and parts in an order. What takes words away can be undone. */
export function TextPageEditor<T extends TextPage>(props: TextPageEditorProps<T>) {
  const { name, page, standard, errors, onChange, children } = props
  const [undo, setUndo] = useState<{ said: string; page: T } | null>(null)

  function change(next: T) {
    setUndo(null)
    onChange(next)
  }

  function takeAway(next: T, said: string) {
    setUndo({ said, page })
    onChange(next)
  }

  return (
    <>
      <SettingField
        label="Title"
        name={`${name}.title`}
        value={page.title}
        onChange={(title) => change({ ...page, title })}
        errors={errors}
        isRequired
      />
      <SettingField
        label="Introduction"
        name={`${name}.intro`}
        value={page.intro}
        onChange={(intro) => change({ ...page, intro })}
        errors={errors}
        isLong
      />
      <PartList
        name={`${name}.parts`}
        parts={page.parts}
        errors={errors}
        onChange={(parts) => change({ ...page, parts })}
        onRemove={(parts, said) => takeAway({ ...page, parts }, said)}
      >
        <div className="settings__undo">
          <p role="status">{undo?.said}</p>
          {undo && (
            // The focus would be nowhere: what had it was taken away.
            <button type="button" className="text-button" ref={focus} onClick={() => change(undo.page)}>
              Undo
            </button>
          )}
          {!undo && !isSame(page, standard) && (
            <button
              type="button"
              className="text-button"
              onClick={() => takeAway(standard, 'The default text is back.')}
            >
              Reset to default
            </button>
          )}
        </div>
      </PartList>
      {children?.(change)}
    </>
  )
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
