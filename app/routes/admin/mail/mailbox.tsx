import type { ReactNode } from 'react'

interface MailboxProps {
  messages: readonly { id: string; to: string; subject: string; text: string; createdAt: string }[]
}

/** The mails of a site that has no way to send them, links and all. */
export function Mailbox({ messages }: MailboxProps) {
  return (
    <section className="mail__part" aria-labelledby="mailbox-title">
      <h3 className="post-form__heading" id="mailbox-title">
        Mailbox
      </h3>
      {messages.length === 0 ? (
        <p className="admin__lead mail__none">Nothing has been written yet.</p>
      ) : (
        <ul className="mailbox">
          {messages.map(({ id, to, subject, text, createdAt }) => (
            <li key={id}>
              <details className="mailbox__mail">
                <summary>
                  <span className="mailbox__subject">{subject}</span>
                  <span className="mailbox__facts">
                    {to}, {createdAt.slice(0, 16).replace('T', ' ')} UTC
                  </span>
                </summary>
                <pre className="mailbox__text">{withLinks(text)}</pre>
                <p>
                  <a href={`/admin/mailbox/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
                    As its reader sees it
                  </a>
                </p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Addresses in a plain text can be followed. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(https?:\/\/[^\s<>]+)/g).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
