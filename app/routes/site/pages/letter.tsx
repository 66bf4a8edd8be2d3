import type { ReactNode } from 'react'
import { mailto } from '#domain/email.ts'
import type { Greetings } from '#domain/settings/settings-writing.ts'
import { parseMarkedTexts } from '#domain/text/marked-text.ts'
import { MarkedText } from '../../../ui/marked-text/marked-text.tsx'
import { SubscribeBox } from '../subscription/subscribe-box.tsx'

interface LetterProps {
  letter: Greetings
  contact: string
  /** The form that subscribes. */
  children: ReactNode
}

/** The greeting letter, from its title to the contact address. */
export function Letter({ letter, contact, children }: LetterProps) {
  const [intro, ...parts] = parseMarkedTexts([letter.intro, ...letter.parts.map(({ text }) => text)])
  return (
    <>
      <h1>{letter.title}</h1>
      <div className="prose letter__body">
        <div className="letter__opening">
          <MarkedText blocks={intro!} name="intro" />
        </div>
        {letter.parts.map((part, index) => (
          <section key={index} className="section">
            <h2>{part.heading}</h2>
            <MarkedText blocks={parts[index]!} name={`part-${index + 1}`} />
          </section>
        ))}
        <p className="letter__signature">{letter.signature}</p>
      </div>
      <SubscribeBox letter={letter}>{children}</SubscribeBox>
      <p className="letter__contact">
        <a href={mailto(contact)}>{contact}</a>
      </p>
    </>
  )
}
