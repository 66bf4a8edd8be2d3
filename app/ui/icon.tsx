import type { ReactElement } from 'react'

const ICONS = {
  menu: <path d="M3 7h18M3 12h18M3 17h12" />,
  close: <path d="M5 5l14 14M19 5 5 19" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
    </>
  ),
  moon: <path d="M20 15A8.3 8.3 0 0 1 9 4a8.3 8.3 0 1 0 11 11Z" />,
  share: <path d="M12 15V3.5M8 7l4-4 4 4M5 12v7.5h14V12" />,
  copy: <path d="M9 9h11v11H9zM15 6V4H4v11h2" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5" />,
  back: <path d="M20 12H4.5M10 6l-6 6 6 6" />,
  forward: <path d="M4 12h15.5M14 6l6 6-6 6" />,
  up: <path d="M12 20V4.5M6 10l6-6 6 6" />,
  down: <path d="M12 4v15.5M6 14l6 6 6-6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  fold: <path d="m9 5 7 7-7 7" />,
  remove: <path d="M4.5 6.5h15M9.5 6V3.5h5V6M6.5 6.5 7.5 20.5h9l1-14M10.2 10.5v6M13.8 10.5v6" />,
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1" />
  ),
  feed: <path d="M5 18.5h.1M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5a14 14 0 0 1 14 14" />,
  mail: <path d="M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5" />,
  globe: (
    <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-4.5 5-4.5 12 0 17M12 3.5c4.5 5 4.5 12 0 17" />
  ),
  quote: <path d="M9.5 7H4.5v5.5h5zM9.5 12c0 2.5-1 4.3-3.2 5M19.5 7h-5v5.5h5zM19.5 12c0 2.5-1 4.3-3.2 5" />,
  list: <path d="M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.1M4 12h.1M4 18h.1" />,
  spoiler: <path d="M3.5 8h17v8h-17zM8.5 8l-5 5M14 8l-8 8M19.5 8l-8 8M20.5 12.5 17 16" />,
  picture: (
    <>
      <path d="M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 4.5" />
      <circle cx="15" cy="9" r="1.2" />
    </>
  ),
  trailer: <path d="M3.5 5.5h17v13h-17zM10 9v6l5-3z" />,
  undo: <path d="M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11H8.5" />,
  redo: <path d="M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h5.5" />,

  // The six scores: claws, an hourglass, a spark, a strip of film, a mask, a wave.
  terror: <path d="M6.5 3.5C5.6 9.6 4.9 15 3.8 20.5M13 3c-.9 6.6-1.7 12.4-2.9 18M19.8 3.5c-.9 6.1-1.7 11.5-2.9 17" />,
  suspense: (
    <path d="M6 3h12M6 21h12M7.5 3v3.2c0 2.4 4.5 4 4.5 5.8s-4.5 3.4-4.5 5.8V21M16.5 3v3.2c0 2.4-4.5 4-4.5 5.8s4.5 3.4 4.5 5.8V21" />
  ),
  originality: (
    <path d="M12 2.5c.7 5.8 3 8.4 9.5 9.5-6.5 1.1-8.8 3.7-9.5 9.5-.7-5.8-3-8.4-9.5-9.5 6.5-1.1 8.8-3.7 9.5-9.5Z" />
  ),
  cinematography: <path d="M3.5 5h17v14h-17ZM8 5v14M16 5v14M3.5 9.7H8M3.5 14.3H8M16 9.7h4.5M16 14.3h4.5M8 12h8" />,
  acting: (
    <path d="M4 4.5c5 2 11 2 16 0 .9 8.5-2 14-8 16.5-6-2.5-8.9-8-8-16.5ZM7.5 10.3c1-.8 2.2-.8 3.2 0M13.3 10.3c1-.8 2.2-.8 3.2 0M8.7 16c2-1.7 4.6-1.7 6.6 0" />
  ),
  soundtrack: <path d="M3 12h1.5M7 8.5v7M10.5 4.5v15M14 7.5v9M17.5 10v4M21 12h-.1" />,
} as const satisfies Readonly<Record<string, ReactElement>>

/** Line icons on a 24-unit grid. They repeat the text beside them, so they are hidden from screen readers. */
export function Icon({ name, className }: { name: keyof typeof ICONS; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name]}
    </svg>
  )
}
