import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { postHref } from '#domain/posts/path.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { useSite } from '../../../../../ui/site.ts'
import { InsertPanel } from './insert-panel.tsx'
import { typedAddress } from './link.ts'
import { useFoundPosts } from './use-found-posts.ts'

interface LinkPanelProps {
  /** The address of the link at the caret; empty for a new one. */
  address: string
  bar: RefObject<HTMLElement | null>
  /** @param title of the post that it leads to; empty for any other address */
  onInsert: (address: string, title: string) => void
  onClose: () => void
}

interface Target {
  readonly key: string
  readonly address: string
  readonly title: string
}

/** Asks where a link leads: an address, or words that find posts of this blog by their titles. */
export function LinkPanel({ address, bar, onInsert, onClose }: LinkPanelProps) {
  const { siteUrl } = useSite()
  const [typed, setTyped] = useState(address)
  const [chosen, setChosen] = useState(0)
  const list = useId()
  const words = typed.trim()
  const isScheme = /^(?:https?:|mailto:|\/)/i.test(words)
  const ownAddress = typedAddress(typed, siteUrl)
  const { posts, isSearching } = useFoundPosts(isScheme || typed === address ? '' : words)
  const targets: Target[] = [
    ...(ownAddress ? [{ key: 'address', address: ownAddress, title: '' }] : []),
    ...posts.map(({ id, path, title }) => ({ key: id, address: typedAddress(postHref(path), siteUrl) ?? '', title })),
  ]
  const active = targets[Math.min(chosen, targets.length - 1)]
  const isRemoving = words === '' && address !== ''

  function insert(target = active) {
    if (target) onInsert(target.address, target.title)
    else if (isRemoving) onInsert('', '')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && targets.length > 0)
      setChosen((Math.min(chosen, targets.length - 1) + step + targets.length) % targets.length)
    else if (event.key === 'Enter') insert()
    else return
    event.preventDefault()
  }

  return (
    <InsertPanel name="Link" bar={bar} onClose={onClose}>
      <Field label="Address, or title of a post">
        {(control) => (
          <input
            {...control}
            role="combobox"
            aria-expanded={targets.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active && `${list}-${active.key}`}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div className="insert-panel__found" role="listbox" id={list} aria-label="Leads to" hidden={targets.length === 0}>
        {targets.map((target) => (
          // The keys are those of the field, which keeps the focus.
          <div
            key={target.key}
            id={`${list}-${target.key}`}
            role="option"
            aria-selected={target === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(target)}
            onKeyDown={() => undefined}
          >
            {target.title || target.address}
          </div>
        ))}
      </div>
      <p className="field__hint" role="status">
        {statusOf({ words, isScheme, isSearching, isRemoving, found: targets.length })}
      </p>
      <p className="insert-panel__end">
        <Button aria-disabled={!active && !isRemoving} onClick={() => insert()}>
          {isRemoving ? 'Remove link' : 'Insert'}
        </Button>
      </p>
    </InsertPanel>
  )
}

interface Status {
  readonly words: string
  readonly isScheme: boolean
  readonly isSearching: boolean
  readonly isRemoving: boolean
  readonly found: number
}

function statusOf({ words, isScheme, isSearching, isRemoving, found }: Status): string {
  if (isRemoving) return 'Without an address the link is removed, and its words stay.'
  if (found > 0 || words.length < 2) return ''
  if (isScheme) return 'This is not an address yet.'
  return isSearching ? 'Looking…' : 'No post is called that.'
}
