import { type MouseEvent, useEffect, useState } from 'react'
import { SECTIONS } from './sections.tsx'

/** The way to each section; says which one is being read. */
export function SectionNav() {
  const [current, setCurrent] = useState<string>(SECTIONS[0].id)
  useEffect(() => {
    // A line a little below the header: the section that crosses it is the one being read. None does at the very top.
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        setCurrent(SECTIONS.findLast(({ id }) => crossing.has(id))?.id ?? SECTIONS[0].id)
      },
      { rootMargin: '-25% 0px -75% 0px' },
    )
    for (const { id } of SECTIONS) observer.observe(document.getElementById(id)!)
    return () => observer.disconnect()
  }, [])
  return (
    <nav className="settings__nav" aria-label="Sections of the settings">
      <ul>
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goTo} aria-current={current === id ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Without an entry in the history: the router, which asks before leaving, takes no address that it did not set itself. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
