import type { ReactNode } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { Thumbnail } from './thumbnail.tsx'

export interface ListedPost {
  readonly id: string
  readonly title: string
  readonly author: string
  readonly picture: Picture | undefined
}

interface RowProps {
  picture: Picture | undefined
  title: ReactNode
  facts: ReactNode
  children: ReactNode
}

export function Row({ picture, title, facts, children }: RowProps) {
  return (
    <li className="row">
      <Thumbnail picture={picture} />
      <div className="row__text">
        <p className="row__title">{title}</p>
        <p className="row__facts">{facts}</p>
      </div>
      <p className="row__actions">{children}</p>
    </li>
  )
}
