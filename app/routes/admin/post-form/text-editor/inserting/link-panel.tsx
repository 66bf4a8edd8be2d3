import { type RefObject, useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { postHref } from '#domain/posts/path.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Combobox } from '../../../../../ui/choices/combobox.tsx'
import { useLocale } from '../../../../../ui/locale.ts'
import { useFoundPosts } from '../../use-found-posts.ts'
import { InsertPanel } from './insert-panel.tsx'
import { typedAddress } from './link.ts'

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

const SHOWN = 5

/** Asks where a link leads: an address, or words that find posts of this blog by their titles. */
export function LinkPanel({ address, bar, onInsert, onClose }: LinkPanelProps) {
  const { t } = useLocale()
  const [typed, setTyped] = useState(address)
  const [chosen, setChosen] = useState(0)
  const words = typed.trim()
  const isScheme = /^(?:https?:|mailto:|\/)/i.test(words)
  const ownAddress = typedAddress(typed)
  const { posts, isSearching, problem } = useFoundPosts(isScheme || typed === address ? '' : words)
  const found = isSearching ? [] : posts.slice(0, SHOWN)
  const targets: Target[] = [
    ...(ownAddress ? [{ key: 'address', address: ownAddress, title: '' }] : []),
    ...found.map(({ id, path, title }) => ({ key: id, address: typedAddress(postHref(path)) ?? '', title })),
  ]
  const index = Math.min(chosen, targets.length - 1)
  const active = targets[index]
  const isRemoving = words === '' && address !== ''

  function insert(target = active) {
    if (target) onInsert(target.address, target.title)
    else if (isRemoving) onInsert('', '')
  }

  return (
    <InsertPanel name={t('textEditor.link')} bar={bar} onClose={onClose}>
      <Combobox
        label={t('textEditor.linkTarget')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setChosen(0)
        }}
        options={targets}
        listName={t('textEditor.leadsTo')}
        active={index}
        onActive={setChosen}
        onChoose={insert}
        onEnter={insert}
      >
        {(target) => target.title || target.address}
      </Combobox>
      <p className="field__hint" role="status">
        {statusOf(t, { words, isScheme, isSearching, isRemoving, problem, found: targets.length })}
      </p>
      <p>
        <Button aria-disabled={!active && !isRemoving} onClick={() => insert()}>
          {isRemoving ? t('textEditor.removeLink') : t('textEditor.insert')}
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
  readonly problem: string | null
  readonly found: number
}

function statusOf(t: Locale['t'], { words, isScheme, isSearching, isRemoving, problem, found }: Status): string {
  if (isRemoving) return t('textEditor.linkRemoved')
  if (found > 0 || words.length < 2) return ''
  if (isScheme) return t('textEditor.noAddressYet')
  if (isSearching) return t('textEditor.looking')
  return problem ? t('form.searchFailed', { problem }) : t('textEditor.noSuchPost')
}
