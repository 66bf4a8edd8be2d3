import type { ReactNode } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface ListedPost {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly picture: Picture | undefined
}

export interface Tick {
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
}

interface RowProps {
  picture: Picture | undefined
  /** The title as text. */
  name: string
  title: ReactNode
  facts: ReactNode
  /** Numbers, which wide screens show as columns. */
  figures?: ReactNode
  tick?: Tick | undefined
  children: ReactNode
}

export function Row({ picture, name, title, facts, figures, tick, children }: RowProps) {
  const { t } = useLocale()
  return (
    <li className="row">
      {tick && (
        <Check className="row__tick" checked={tick.isTicked} onChange={tick.onTick}>
          <span className="visually-hidden">{t('posts.select', { name })}</span>
        </Check>
      )}
      <Thumbnail picture={picture} title={name} />
      <div className="row__text">
        <p className="heading heading--small row__title">{title}</p>
        <p className="meta cluster">{facts}</p>
        {figures && <p className="meta cluster row__figures">{figures}</p>}
      </div>
      <p className="actions row__actions">{children}</p>
    </li>
  )
}
