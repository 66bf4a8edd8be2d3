import type { ReactNode } from 'react'
import type { Notice as NoticeText } from '#domain/settings/settings-writing.ts'

/** What a screen says when it has nothing else to show: what happened, and the way on. */
export function Notice({ text, children }: { text: NoticeText; children?: ReactNode }) {
  return (
    <section className="notice">
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      {children}
    </section>
  )
}
