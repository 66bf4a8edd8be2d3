import type { ReactNode } from 'react'
import type { Notice as NoticeText } from '#domain/settings/settings-writing.ts'

/** Shown by a screen that has nothing else to show: a message, and links. */
export function Notice({ text, children }: { text: NoticeText; children?: ReactNode }) {
  return (
    <section className="notice">
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      {children}
    </section>
  )
}
