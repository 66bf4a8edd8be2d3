import { type ComponentProps, type KeyboardEvent, memo, useRef } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import type { Command } from './commands.ts'
import { TOOLS } from './tools.ts'

type IconName = ComponentProps<typeof Icon>['name']

interface ToolbarProps {
  label: string
  /** The field that the buttons belong to. */
  controls: string
  onCommand: (command: Command) => void
  onHelp: () => void
}

/** Buttons for marks: one stop of the Tab key, and arrow keys between them (ARIA Authoring Practices, toolbar pattern). */
export const Toolbar = memo(function Toolbar({ label, controls, onCommand, onHelp }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = [...bar.current!.querySelectorAll('button')]
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = step && buttons[(index + step + buttons.length) % buttons.length]
    if (!next) return
    event.preventDefault()
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next.focus()
  }

  return (
    <div className="toolbar" role="toolbar" aria-label={label} aria-controls={controls} ref={bar} onKeyDown={move}>
      {TOOLS.map(({ command, name, letter, keys }, index) => (
        <button
          key={command}
          type="button"
          className={`toolbar__button toolbar__button--${command}`}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={keys.aria}
          title={`${name} (${keys.shown})`}
          // Keeps the focus and the selection in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(command)}
        >
          {letter ?? <Icon name={command as IconName} />}
        </button>
      ))}
      <button
        type="button"
        className="toolbar__button toolbar__button--help"
        tabIndex={-1}
        aria-label="Formatting help"
        title="Formatting help"
        onClick={onHelp}
      >
        ?
      </button>
    </div>
  )
})
