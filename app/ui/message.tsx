import { Fragment, type ReactNode } from 'react'
import type { MessageKey, Slots } from '#domain/locales/locale.ts'
import { piecesOf } from '#domain/locales/message.ts'
import { useLocale } from './locale.ts'

interface MessageProps<Key extends MessageKey> {
  of: Key
  /** Elements in place of names in braces, and around tagged words. */
  slots: { readonly [Name in Slots<Key>]: ReactNode | ((words: string) => ReactNode) }
  /** Selects the plural form. */
  count?: number
}

/** A message that holds elements. */
export function Message<Key extends MessageKey>({ of, slots, count }: MessageProps<Key>) {
  const locale = useLocale()
  const slot = (name: string) => slots[name as Slots<Key>] as ReactNode | ((words: string) => ReactNode)
  return piecesOf(locale.text(of, count)).map((piece, index) => {
    const { name, words } = typeof piece === 'string' ? { name: null, words: piece } : piece
    const filling = name === null ? words : slot(name)
    return <Fragment key={index}>{typeof filling === 'function' ? filling(words ?? '') : filling}</Fragment>
  })
}
