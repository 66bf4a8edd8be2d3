import { useLocale } from '../../../ui/locale.ts'

interface LetterBarProps {
  /** Letters with entries, each with the page that has its first one. */
  letters: readonly { letter: string; page: number }[]
  page: number
  path: string
}

const ALPHABET = ['#', ...'abcdefghijklmnopqrstuvwxyz']

export function letterId(letter: string): string {
  return letter === '#' ? 'others' : `letter-${letter}`
}

/** The alphabet. Letters with entries are links to their first one. */
export function LetterBar({ letters, page, path }: LetterBarProps) {
  const { t } = useLocale()
  const address = (number: number) => (number === page ? '' : number === 1 ? path : `${path}?page=${number}`)
  return (
    <nav className="letter-bar" aria-label={t('terms.letters')}>
      <ol className="plain-list wraps">
        {ALPHABET.map((letter) => {
          const found = letters.find((other) => other.letter === letter)
          return (
            <li key={letter}>{found ? <a href={`${address(found.page)}#${letterId(letter)}`}>{letter}</a> : letter}</li>
          )
        })}
      </ol>
    </nav>
  )
}
