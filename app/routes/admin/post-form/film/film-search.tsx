import { useRef, useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import type { FilmField } from '#domain/posts/film/film-fields.ts'
import type { FoundFilm } from '#server/films/film-directory.ts'
import { QuietButton, TextButton } from '../../../../ui/button.tsx'
import { call } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import type { FilmValues } from '../form-values.ts'

interface FilmSearchProps {
  /** Name of the directory that the server asks. */
  directory: string
  film: FilmValues
  /** The fields that the search may fill. */
  names: readonly FilmField[]
  onFill: (name: FilmField, value: string) => void
}

type State =
  | { kind: 'asking' }
  /** Hidden once the title differs from `title`. */
  | { kind: 'told'; title: string; words: string }
  | { kind: 'found'; title: string; films: readonly FoundFilm[] }
  | Filling

interface Filling {
  readonly kind: 'filled'
  readonly found: FoundFilm
  /** Former values of the filled fields. */
  readonly before: Partial<FilmValues>
  /** Fields that were typed and differ from the found film. */
  readonly others: readonly FilmField[]
}

const NOTHING: State = { kind: 'told', title: '', words: '' }

/** Looks up the typed title in a directory of films, and fills the empty fields from the chosen film. */
export function FilmSearch({ directory, film, names, onFill }: FilmSearchProps) {
  const locale = useLocale()
  const { t } = locale
  const [latest, setState] = useState<State>(NOTHING)
  const button = useRef<HTMLButtonElement>(null)
  const title = film.title.trim()
  const isOutdated = latest.kind === 'filled' ? title === '' : latest.kind !== 'asking' && latest.title !== title
  const state = isOutdated ? NOTHING : latest
  const isDisabled = title === '' || state.kind === 'asking'

  async function lookUp() {
    setState({ kind: 'asking' })
    const result = await call<{ films: readonly FoundFilm[] }>('GET', `/api/films?${new URLSearchParams({ q: title })}`)
    if (!result.ok) setState({ kind: 'told', title, words: result.refusal.detail })
    else if (result.value.films.length > 0) setState({ kind: 'found', title, films: result.value.films })
    else setState({ kind: 'told', title, words: t('film.noneKnown', { directory }) })
  }

  function fill(found: FoundFilm, chosen: readonly FilmField[], filling?: Filling) {
    for (const name of chosen) onFill(name, String(found[name]))
    const before = { ...Object.fromEntries(chosen.map((name) => [name, film[name]])), ...filling?.before }
    const others = (filling?.others ?? typedOtherwise(found)).filter((name) => !chosen.includes(name))
    setState({ kind: 'filled', found, before, others })
    // The pressed button was removed together with its focus.
    button.current?.focus()
  }

  function undo({ found, before }: Filling) {
    for (const name of names)
      if (before[name] !== undefined && film[name] === String(found[name])) onFill(name, before[name])
    setState({ kind: 'told', title: before.title ?? title, words: t('film.asBefore') })
    button.current?.focus()
  }

  function emptyFields(found: FoundFilm) {
    return names.filter((name) => found[name] !== undefined && film[name].trim() === '')
  }

  function typedOtherwise(found: FoundFilm) {
    return names.filter((name) => {
      const typed = film[name].trim()
      return found[name] !== undefined && typed !== '' && typed !== String(found[name])
    })
  }

  return (
    <div className="cluster film-search">
      <QuietButton ref={button} aria-disabled={isDisabled} onClick={() => !isDisabled && void lookUp()}>
        {state.kind === 'asking' ? t('film.lookingUp') : t('film.lookUp')}
      </QuietButton>
      <p className="meta" role="status">
        {state.kind === 'told' && (title === '' ? t('film.typeTitle', { directory }) : state.words)}
        {state.kind === 'found' && t('film.found', { count: state.films.length })}
        {state.kind === 'filled' && filledWords(locale, state, names)}
      </p>
      {state.kind === 'filled' && (
        <div className="cluster">
          {Object.keys(state.before).length > 0 && (
            <TextButton onClick={() => undo(state)}>{t('film.undo')}</TextButton>
          )}
          {state.others.map((name) => (
            <TextButton key={name} onClick={() => fill(state.found, [name], state)}>
              {t('film.useValue', { value: String(state.found[name]) })}
            </TextButton>
          ))}
        </div>
      )}
      {state.kind === 'found' && (
        <ul className="rows" aria-label={t('film.filmsFound')}>
          {state.films.map((found, index) => (
            <li key={index}>
              <button type="button" className="choice meta" onClick={() => fill(found, emptyFields(found))}>
                <strong>
                  {found.title}
                  {found.year && ` (${found.year})`}
                </strong>{' '}
                <span>{found.director ?? found.description}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function filledWords(locale: Locale, { before, others }: Filling, names: readonly FilmField[]): string {
  const { t } = locale
  const labels = (fields: readonly FilmField[]) => locale.commas(fields.map((name) => t(`filmFields.${name}`)))
  const filled = names.filter((name) => before[name] !== undefined)
  return locale.sentences([
    filled.length > 0 ? t('film.filledIn', { fields: labels(filled) }) : t('film.noEmptyField'),
    others.length > 0 && t('film.leftAsTyped', { fields: labels(others) }),
  ])
}
