import { useId } from 'react'
import type { TextPart } from '#domain/settings/settings-writing.ts'
import { excerpt } from '#domain/settings/texts.ts'
import { plainText } from '#domain/text/marked-plain-text.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { SettingField } from '../setting-field.tsx'
import type { SettingsForm } from '../settings-form.ts'

interface PartEditorProps {
  form: SettingsForm
  /** Dotted name of the part. */
  name: string
  part: TextPart
  index: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One part: a line that can be moved and opened. A part with an error stays open. */
export function PartEditor(props: PartEditorProps) {
  const { form, name, part, index, count, isOpen, onToggle, onMove, onRemove } = props
  const id = useId()
  const isShown = isOpen || Object.keys(form.errors).some((field) => field.startsWith(`${name}.`))
  const title = partName(part)
  return (
    <li data-part={index}>
      <div className="text-part__bar">
        <button type="button" className="text-part__fold" aria-expanded={isShown} aria-controls={id} onClick={onToggle}>
          {/* The icon points to the title while folded, and down while open. */}
          <Icon name="fold" className="icon-fold" />
          <span className="subject">{title}</span>
          {!isShown && <span className="meta">{excerpt(plainText(part.text, { spoilers: 'keep' }), 90)}</span>}
        </button>
        <IconButton
          icon="up"
          data-move="up"
          label={`Move “${title}” up, now ${index + 1} of ${count}`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          icon="down"
          data-move="down"
          label={`Move “${title}” down, now ${index + 1} of ${count}`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <IconButton icon="remove" label={`Remove “${title}”`} onClick={onRemove} />
      </div>
      <div className="stack stack--form text-part__fields" id={id} hidden={!isShown}>
        {isShown && (
          <>
            <SettingField form={form} name={`${name}.heading`} label="Heading" isRequired />
            <SettingField form={form} name={`${name}.text`} label="Text" isLong />
          </>
        )}
      </div>
    </li>
  )
}

export function partName({ heading }: TextPart): string {
  return heading.trim() || 'Without a heading'
}
