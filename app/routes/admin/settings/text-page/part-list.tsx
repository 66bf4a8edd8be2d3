import { type ReactNode, useRef, useState } from 'react'
import { PARTS_MAX } from '#domain/settings/setting-fields.ts'
import type { TextPart } from '#domain/settings/settings-writing.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { moved } from '../rows/order.ts'
import { useRowFocus } from '../rows/use-row-focus.ts'
import type { SettingsForm } from '../settings-form.ts'
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
  const { focusRow, focusMoved } = useRowFocus(list, rowAt)
  const states = parts.map((_, index) => opened[index] ?? false)

  function move(from: number, to: number) {
    focusMoved(from, to, parts.length)
    setOpened(moved(states, from, to))
    form.edit(name, moved(parts, from, to))
  }

  function remove(index: number) {
    setOpened(states.toSpliced(index, 1))
    onRemove(parts.toSpliced(index, 1), `“${partName(parts[index]!)}” was removed.`)
  }

  function add() {
    focusRow(parts.length, 'input')
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

function rowAt(index: number): string {
  return `[data-part="${index}"]`
}
