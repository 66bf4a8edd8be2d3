import { type ReactNode, useId } from 'react'
import type { Site } from '../../../ui/site.ts'
import { Shell } from '../shell/shell.tsx'

interface SignedOutScreenProps {
  site: Site
  screen: string
  title: string
  lead: ReactNode
  /** Whether the lead reports the result of an action, and is announced to screen readers. */
  isStatus?: boolean
  note?: ReactNode
  children: ReactNode
}

/** A screen that needs no session and has its own address. */
export function SignedOutScreen({ site, screen, title, lead, isStatus, note, children }: SignedOutScreenProps) {
  const id = useId()
  return (
    <Shell site={site} area={null}>
      <title>{`${screen} – ${site.blogName}`}</title>
      <section className="login" aria-labelledby={id}>
        <div>
          <h1 className="login__title" id={id}>
            {title}
          </h1>
          <p className="muted" role={isStatus ? 'status' : undefined}>
            {lead}
          </p>
          {note && <p className="muted">{note}</p>}
        </div>
        {children}
      </section>
    </Shell>
  )
}
