import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  title: string
  /** By default an id of its own. */
  titleId?: string
  /** Gives the title the initial focus; by default the first control has it. */
  isTitleFocused?: boolean
  /** Its `close()` closes the dialog, with the focus back on the former element. */
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
}

/** Modal from its first rendering on: the browser keeps the focus inside, and Escape closes it. */
export function Dialog(props: DialogProps) {
  const { title, titleId, isTitleFocused = false, ref, className, onClose, children, ...rest } = props
  const ownId = useId()
  const id = titleId ?? ownId
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.showModal()
    if (isTitleFocused) heading.current?.focus()
  }, [ref, isTitleFocused])
  return (
    <dialog
      {...rest}
      ref={ref}
      className={`dialog ${className ?? ''}`.trim()}
      aria-labelledby={id}
      // React hands on the closing of a dialog within.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <h2 className="dialog__title" id={id} ref={heading} tabIndex={isTitleFocused ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
