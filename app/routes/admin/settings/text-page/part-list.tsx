import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PARTS_MAX } from '#domain/settings/setting-fields.ts'
import type { TextPart } from '#domain/settings/settings-writing.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import type { SettingsForm } from '../settings-form.ts'
import { moved } from './order.ts'
import { PartEditor, partName } from './part-editor.tsx'

interface PartListProps {
  form: SettingsForm
  name: string
  parts: readonly TextPart[]
  /** `said` is the message about the removed part. */
  onRemove: (parts: TextPart[], said: string) => void
  /** Shown beside the button that adds a part. */
  children: ReactNode
}

/** The parts of a page with their headings, folded at first. The focus follows a moved part. */
export function PartList({ form, name, parts, onRemove, children }: PartListProps) {
  const [opened, setOpened] = useState<readonly boolean[]>([])
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const states = parts.map((_, index) => opened[index] ?? false)

  useEffect(() => {
    if (!wanted.current) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })

  function move(from: number, to: number) {
    const isAtEnd = to === (to < from ? 0 : parts.length - 1)
    const direction = to < from !== isAtEnd ? 'up' : 'down'
    wanted.current = `[data-part="${to}"] [data-move="${direction}"]`
    setOpened(moved(states, from, to))
    form.edit(name, moved(parts, from, to))
  }

  function remove(index: number) {
    setOpened(states.toSpliced(index, 1))
    onRemove(parts.toSpliced(index, 1), `“${partName(parts[index]!)}” was removed.`)
  }

  function add() {
    wanted.current = `[data-part="${parts.length}"] input`
    setOpened([...states, true])
    form.edit(name, [...parts, { heading: '', text: '' }])
  }

  return (
    <div className="stack stack--tight" ref={list}>
      <p className="field__label" id={`${name}-label`}>
        Parts
      </p>
      {parts.length > 0 && (
        <ol className="rows" aria-labelledby={`${name}-label`}>
          {parts.map((part, index) => (
            <PartEditor
              key={index}
              form={form}
              name={`${name}.${index}`}
              part={part}
              index={index}
              count={parts.length}
              isOpen={states[index]!}
              onToggle={() => setOpened(states.with(index, !states[index]))}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <div className="cluster">
        <QuietButton onClick={add} disabled={parts.length >= PARTS_MAX}>
          Add a part
        </QuietButton>
        {children}
      </div>
    </div>
  )
}
