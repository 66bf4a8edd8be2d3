import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

interface InsertPanelProps {
  name: string
  /** The toolbar, below which it opens. */
  bar: RefObject<HTMLElement | null>
  /** Escape, or a press beside it. The browser gives the focus back. */
  onClose: () => void
  children: ReactNode
}

/** A popover that asks what to insert, with the focus in its first field. Its screen reader name is that of the button. */
export function InsertPanel({ name, bar, onClose, children }: InsertPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: shown } = panel
    if (!shown || !bar.current) return
    shown.showPopover()
    const { left, bottom } = bar.current.getBoundingClientRect()
    shown.style.setProperty('--bar-left', `${left}px`)
    shown.style.top = `${bottom + window.scrollY}px`
    shown.querySelector('input')?.focus({ preventScroll: true })
    // Search results change its height.
    const sizes = new ResizeObserver(() => shown.scrollIntoView({ block: 'nearest' }))
    sizes.observe(shown)
    return () => sizes.disconnect()
  }, [bar])
  return (
    <div
      className="panel insert-panel"
      popover="auto"
      role="dialog"
      aria-label={name}
      // A press beside its fields would focus the section around it.
      tabIndex={-1}
      ref={panel}
      // The browser closes it after presses beside it, but not when the keyboard leaves it.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </div>
  )
}
