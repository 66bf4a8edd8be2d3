import { type Dispatch, memo, useId } from 'react'
import { FILM_FIELD_NAMES, FILM_FIELDS, type FilmField } from '#domain/posts/film/film-fields.ts'
import { FILM_SITES, type FilmSiteName } from '#domain/posts/film/film-ids.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useApplication } from '../../application-context.ts'
import { FoldedPart } from '../../shell/folded-part.tsx'
import type { FormErrors } from '../form-errors.ts'
import type { FormAction } from '../form-state.ts'
import type { FilmValues } from '../form-values.ts'
import { FilmSearch } from './film-search.tsx'

interface FilmFieldsProps {
  film: FilmValues
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

const SITES = Object.keys(FILM_SITES) as FilmSiteName[]
const FACTS = FILM_FIELD_NAMES.filter(
  (name) => name !== 'title' && name !== 'originalTitle' && !Object.hasOwn(FILM_SITES, name),
)

export const FilmFields = memo(function FilmFields({ film, errors, dispatch }: FilmFieldsProps) {
  const { t } = useLocale()
  const { filmDirectory } = useApplication()
  const hint = useId()
  const field = (name: FilmField) => ({
    label: t(`filmFields.${name}`),
    error: errors[`film.${name}`],
    value: film[name],
    onChange: (value: string) => dispatch({ type: 'film', name, value }),
  })
  return (
    <FoldedPart name={t('film.film')} isWrong={Object.keys(errors).some((name) => name.startsWith('film'))}>
      <TextField {...field('title')} />
      {filmDirectory && (
        <FilmSearch
          directory={filmDirectory}
          film={film}
          names={FILM_FIELD_NAMES}
          onFill={(name, value) => dispatch({ type: 'film', name, value })}
        />
      )}
      <TextField {...field('originalTitle')} />
      <div className="field-grid">
        {FACTS.map((name) => (
          <TextField key={name} {...field(name)} inputMode={FILM_FIELDS[name].isNumber ? 'numeric' : undefined} />
        ))}
      </div>
      <fieldset className="field-grid field-grid--narrow" aria-describedby={hint}>
        <legend className="visually-hidden">{t('film.whereToLook')}</legend>
        {SITES.map((name) => (
          <TextField key={name} {...field(name)} />
        ))}
        <p className="field__hint field-grid__wide" id={hint}>
          {t('film.addressesHint')}
        </p>
      </fieldset>
    </FoldedPart>
  )
})
