import type { Locale } from '#domain/locales/locale.ts'
import { type Alphabet, alphabetFor } from '#domain/posts/terms/alphabet.ts'
import { useLocale } from '../../../ui/locale.ts'

interface LetterBarProps {
  /** Letters with entries, each with the page that has its first one. */
  letters: readonly { letter: string; page: number }[]
  page: number
  path: string
}

export function alphabetOf(locale: Locale): Alphabet {
  const { language, t } = locale
  return alphabetFor({ language, alphabet: t('terms.alphabet'), articles: t('terms.articles') })
}

export function letterId(letter: string): string {
  return letter === '#' ? 'others' : `letter-${letter}`
}

/** The alphabet of the blog. Letters with entries are links to their first one. */
export function LetterBar({ letters, page, path }: LetterBarProps) {
  const locale = useLocale()
  const alphabet = alphabetOf(locale)
  const address = (number: number) => (number === page ? '' : number === 1 ? path : `${path}?page=${number}`)
  return (
    <nav className="letter-bar" aria-label={locale.t('terms.letters')}>
      <ol className="plain-list wraps">
        {alphabet.letters.map((letter) => {
          const name = alphabet.nameOf(letter)
          const found = letters.find((other) => other.letter === letter)
          return <li key={letter}>{found ? <a href={`${address(found.page)}#${letterId(name)}`}>{name}</a> : name}</li>
        })}
      </ol>
    </nav>
  )
}
