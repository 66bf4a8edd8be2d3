import { type MouseEvent, useEffect, useState } from 'react'
import { SECTIONS } from './sections.tsx'

/** Links to the sections; marks the one in view. */
export function SectionNav() {
  const [current, setCurrent] = useState<string>(SECTIONS[0].id)
  useEffect(() => {
    // The current section is the one that crosses a line a little below the header. At the top of the page no section does.
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

/** Scrolls without a history entry: the router, which may ask before leaving, expects to set all addresses itself. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash)
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
