import type { RatingName } from '#domain/posts/ratings.ts'
import { Icon } from '../../ui/icons.tsx'

/** One sign for each of the six scores: claws, an hourglass, a spark, a strip of film, a mask, a wave. */
const PATHS: Readonly<Record<RatingName, string>> = {
  terror: 'M6.5 3.5C5.6 9.6 4.9 15 3.8 20.5M13 3c-.9 6.6-1.7 12.4-2.9 18M19.8 3.5c-.9 6.1-1.7 11.5-2.9 17',
  suspense:
    'M6 3h12M6 21h12M7.5 3v3.2c0 2.4 4.5 4 4.5 5.8s-4.5 3.4-4.5 5.8V21M16.5 3v3.2c0 2.4-4.5 4-4.5 5.8s4.5 3.4 4.5 5.8V21',
  originality: 'M12 2.5c.7 5.8 3 8.4 9.5 9.5-6.5 1.1-8.8 3.7-9.5 9.5-.7-5.8-3-8.4-9.5-9.5 6.5-1.1 8.8-3.7 9.5-9.5Z',
  cinematography: 'M3.5 5h17v14h-17ZM8 5v14M16 5v14M3.5 9.7H8M3.5 14.3H8M16 9.7h4.5M16 14.3h4.5M8 12h8',
  acting:
    'M4 4.5c5 2 11 2 16 0 .9 8.5-2 14-8 16.5-6-2.5-8.9-8-8-16.5ZM7.5 10.3c1-.8 2.2-.8 3.2 0M13.3 10.3c1-.8 2.2-.8 3.2 0M8.7 16c2-1.7 4.6-1.7 6.6 0',
  soundtrack: 'M3 12h1.5M7 8.5v7M10.5 4.5v15M14 7.5v9M17.5 10v4M21 12h-.1',
}

export function ScoreIcon({ name }: { name: RatingName }) {
  return (
    <Icon>
      <path d={PATHS[name]} />
    </Icon>
  )
}
