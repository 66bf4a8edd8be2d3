import { type KeyboardEvent, memo, type RefObject } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { asks, shownKeys, TOOLS, type ToolName } from './tools.ts'

interface ToolbarProps {
  label: string
  /** The field that the buttons belong to. */
  controls: string
  bar: RefObject<HTMLDivElement | null>
  onTool: (tool: ToolName) => void
  onHelp: () => void
}

/** Buttons for marks: one stop of the Tab key, and arrow keys between them (ARIA Authoring Practices, toolbar pattern). */
export const Toolbar = memo(function Toolbar({ label, controls, bar, onTool, onHelp }: ToolbarProps) {
  const { t, direction } = useLocale()
  function move(event: KeyboardEvent) {
    const buttons = [...bar.current!.querySelectorAll('button')]
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const last = buttons.length - 1
    const places: Record<string, number> = {
      [direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight']: index === last ? 0 : index + 1,
      [direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft']: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const next = buttons[places[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1
    next.focus()
  }

  return (
    <div className="toolbar" role="toolbar" aria-label={label} aria-controls={controls} ref={bar} onKeyDown={move}>
      {TOOLS.map(({ tool, name, sign, keys }, index) => (
        <button
          key={tool}
          type="button"
          className={`icon-button toolbar__button toolbar__button--${tool}`}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={t(name)}
          aria-keyshortcuts={keys?.aria}
          aria-haspopup={asks(tool) ? 'dialog' : undefined}
          title={keys ? t('textEditor.withKeys', { tool: t(name), keys: shownKeys(t, keys) }) : t(name)}
          // Keeps the focus and the selection in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          {'letter' in sign ? sign.letter : <Icon name={sign.icon} />}
        </button>
      ))}
      <button
        type="button"
        className="icon-button toolbar__button toolbar__button--help"
        tabIndex={-1}
        aria-label={t('labels.formattingHelp')}
        aria-haspopup="dialog"
        title={t('labels.formattingHelp')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onHelp}
      >
        ?
      </button>
    </div>
  )
})
