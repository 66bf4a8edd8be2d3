import { type ReactNode, type Ref, useId } from 'react'
import { useApplication } from '../application-context.ts'

/** Names a screen of the area in the browser's tab. */
export function ScreenTitle({ screen }: { screen: string }) {
  const { blogName } = useApplication()
  return <title>{`${screen} – ${blogName}`}</title>
}

function ScreenHeading({ screen, id }: { screen: string; id?: string }) {
  return (
    <>
      <ScreenTitle screen={screen} />
      <h2 className="admin__heading" id={id}>
        {screen}
      </h2>
    </>
  )
}

export function Screen({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`screen ${className}`.trim()} aria-labelledby={id}>
      <ScreenHeading screen={name} id={id} />
      {children}
    </section>
  )
}

interface PartProps {
  title: string
  className?: string
  id?: string
  /** Ref of the heading, which can then get the focus. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function Part({ title, className = 'part', id, heading, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={className} id={id} aria-labelledby={titleId}>
      <h3 className="heading" id={titleId} {...(heading && { tabIndex: -1, ref: heading })}>
        {title}
      </h3>
      {children}
    </section>
  )
}
