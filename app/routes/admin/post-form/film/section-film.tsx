import type { Dispatch, ReactNode } from 'react'
import { type FilmField, SECTION_FILM_FIELDS } from '#domain/posts/film/film-fields.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useApplication } from '../../application-context.ts'
import { FoldedPart } from '../../shell/folded-part.tsx'
import type { FormErrors } from '../form-errors.ts'
import type { FormAction } from '../form-state.ts'
import type { FormSection } from '../form-values.ts'
import { FilmSearch } from './film-search.tsx'
import { ReviewPicker } from './review-picker.tsx'

interface SectionFilmProps {
  section: FormSection
  /** Messages of this section, by field. */
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  isOfPage: boolean
  /** The folded picture, on the same line. */
  children: ReactNode
}

/** Whether a section is hidden as a spoiler, and the review or film that it is about as an entry of a list. */
export function SectionFilm({ section, errors, dispatch, isOfPage, children }: SectionFilmProps) {
  const { t } = useLocale()
  const { filmDirectory } = useApplication()
  const { key, hasSpoilers, review, film } = section
  const filmError = Object.keys(errors).some((name) => name.startsWith('sectionFilm') || name === 'sectionReview')
  const field = (name: FilmField) => ({
    label: t(`filmFields.${name}`),
    error: errors[`sectionFilm.${name}`],
    value: film[name],
    onChange: (value: string) => dispatch({ type: 'section-film', key, name, value }),
  })
  return (
    <div className="cluster section-fields__film">
      {children}
      <Check
        checked={hasSpoilers}
        onChange={(hasSpoilers) => dispatch({ type: 'section', key, change: { hasSpoilers } })}
      >
        {t('fields.sectionSpoilers')}
      </Check>
      {(!isOfPage || review || film.title) && (
        <FoldedPart
          className="section-fields__more"
          name={t('fields.sectionFilm')}
          summary={review ? t('film.aReview') : film.title}
          isWrong={filmError}
          isLazy
        >
          <ReviewPicker
            review={review}
            error={errors.sectionReview}
            onChange={(id) => dispatch({ type: 'section', key, change: { review: id } })}
          />
          {!review && (
            <div className="field-grid">
              <TextField {...field('title')} className="field-grid__wide" />
              {filmDirectory && (
                <div className="field-grid__wide">
                  <FilmSearch
                    directory={filmDirectory}
                    film={film}
                    names={SECTION_FILM_FIELDS}
                    onFill={(name, value) => dispatch({ type: 'section-film', key, name, value })}
                  />
                </div>
              )}
              <TextField {...field('year')} inputMode="numeric" />
              <TextField {...field('director')} />
            </div>
          )}
        </FoldedPart>
      )}
    </div>
  )
}
