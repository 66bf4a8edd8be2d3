import { type ReactNode, useRef, useState } from 'react'
import { IconButton, QuietButton, TextButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useRowDrag } from '../../list/drag/use-row-drag.ts'
import { isSame } from '../../shell/json-equality.ts'
import { moved } from './order.ts'
import { useRowFocus } from './use-row-focus.ts'

interface OrderedRowsProps<Item> {
  /** Heard as the name of the list. */
  label: string
  items: readonly Item[]
  max: number
  /** What a button that moves or removes a row calls it. */
  nameOf: (item: Item) => string
  onChange: (items: readonly Item[]) => void
  addLabel: string
  newItem: () => Item
  /** Offered while the rows are others. */
  standard?: { readonly items: readonly Item[]; readonly label: string; readonly said: string }
  /** The fields of a row. */
  children: (item: Item, index: number) => ReactNode
}

interface Undo<Item> {
  readonly said: string
  readonly before: readonly Item[]
  readonly after: readonly Item[]
}

const PARTS = { row: '[data-row]', image: '.ordered-row__fields' }

/** Rows of fields that are added, removed and moved by buttons or by dragging. What was taken away can be brought back. */
export function OrderedRows<Item>(props: OrderedRowsProps<Item>) {
  const { t } = useLocale()
  const { label, items, max, nameOf, onChange, addLabel, newItem, standard, children } = props
  const [undo, setUndo] = useState<Undo<Item> | null>(null)
  const [dragged, setDragged] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const { focusRow, focusMoved } = useRowFocus(list, rowAt)
  const offered = undo && isSame(undo.after, items) ? undo : null

  const drag = useRowDrag(list, PARTS, items.length, {
    onEnd({ from, to }) {
      if (from === to) return
      focusRow(to)
      setDragged(t('settings.movedTo', { name: nameOf(items[from]!), place: to + 1, total: items.length }))
      onChange(moved(items, from, to))
    },
  })

  function move(from: number, to: number) {
    focusMoved(from, to, items.length)
    onChange(moved(items, from, to))
  }

  function add() {
    focusRow(items.length, ':is(input, select)')
    onChange([...items, newItem()])
  }

  function replace(after: readonly Item[], said: string) {
    setUndo({ said, before: items, after })
    onChange(after)
  }

  return (
    <div className="stack stack--tight">
      <ol className="rows" aria-label={label} ref={list} hidden={items.length === 0}>
        {items.map((item, index) => {
          const name = nameOf(item)
          return (
            <li
              key={index}
              className="ordered-row told"
              data-row={index}
              data-dragged={drag.from === index || undefined}
              data-drop-line={drag.lineAt(index)}
              tabIndex={-1}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser */}
              <div className="pair ordered-row__fields" role="group" aria-label={name}>
                {children(item, index)}
              </div>
              <p className="ordered-row__tools">
                {/* Hidden from screen readers: the buttons beside it move the row too. */}
                {items.length > 1 && (
                  <span
                    className="icon-button"
                    title={t('settings.drag', { name })}
                    data-drag-handle
                    aria-hidden="true"
                  >
                    <Icon name="menu" />
                  </span>
                )}
                <IconButton
                  icon="up"
                  data-move="up"
                  label={t('settings.moveUp', { name, place: index + 1, total: items.length })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="down"
                  data-move="down"
                  label={t('settings.moveDown', { name, place: index + 1, total: items.length })}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon="remove"
                  label={t('settings.remove', { name })}
                  onClick={() => replace(items.toSpliced(index, 1), t('settings.wasRemoved', { name }))}
                />
              </p>
            </li>
          )
        })}
      </ol>
      <div className="cluster">
        <QuietButton onClick={add} disabled={items.length >= max}>
          {addLabel}
        </QuietButton>
        <div className="cluster meta">
          <p role="status">{offered?.said}</p>
          {offered && (
            // Takes over the focus of the removed element.
            <TextButton ref={focus} onClick={() => onChange(offered.before)}>
              {t('settings.undo')}
            </TextButton>
          )}
          {!offered && standard && !isSame(items, standard.items) && (
            <TextButton onClick={() => replace(standard.items, standard.said)}>{standard.label}</TextButton>
          )}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {dragged}
      </p>
    </div>
  )
}

function rowAt(index: number): string {
  return `[data-row="${index}"]`
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
