import type { ReactNode } from 'react'

interface SubscribeBoxProps {
  letter: { readonly subscribeHeading: string; readonly subscribeText: string }
  /** The form. */
  children: ReactNode
}

/** The form with the words of Greetings. */
export function SubscribeBox({ letter, children }: SubscribeBoxProps) {
  return (
    <section className="subscribe-box" aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">{letter.subscribeHeading}</h2>
      <p>{letter.subscribeText}</p>
      {children}
    </section>
  )
}
