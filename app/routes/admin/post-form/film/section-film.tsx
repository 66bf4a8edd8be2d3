import type { Dispatch } from 'react'
import { FILM_FIELDS, SECTION_FILM_FIELDS, SECTION_LABELS } from '#domain/posts/post-fields.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FormErrors } from '../form-errors.ts'
import type { FormAction } from '../form-state.ts'
import type { FormSection } from '../form-values.ts'
import { FoldedPart } from './folded-part.tsx'
import { ReviewPicker } from './review-picker.tsx'

interface SectionFilmProps {
  section: FormSection
  /** Messages of this section, by field. */
  errors: FormErrors
  dispatch: Dispatch<FormAction>
}

/** Whether a section is covered, and which review or film it is about: the entry of a list. */
export function SectionFilm({ section, errors, dispatch }: SectionFilmProps) {
  const { key, hasSpoilers, review, film } = section
  const filmError = Object.keys(errors).some((name) => name.startsWith('sectionFilm') || name === 'sectionReview')
  return (
    <div className="section-fields__film">
      <label className="check">
        <input
          type="checkbox"
          checked={hasSpoilers}
          onChange={(event) => dispatch({ type: 'section', key, change: { hasSpoilers: event.target.checked } })}
        />
        {SECTION_LABELS.sectionSpoilers}
      </label>
      <FoldedPart
        className="section-fields__more"
        name={SECTION_LABELS.sectionFilm}
        summary={review ? 'a review' : film.title}
        isWrong={filmError}
        isLazy
      >
        <ReviewPicker
          review={review}
          error={errors.sectionReview}
          onChange={(id) => dispatch({ type: 'section', key, change: { review: id } })}
        />
        {!review && (
          <div className="post-form__grid">
            {SECTION_FILM_FIELDS.map((name) => (
              <TextField
                key={name}
                label={FILM_FIELDS[name].label}
                error={errors[`sectionFilm.${name}`]}
                value={film[name]}
                onChange={(value) => dispatch({ type: 'section-film', key, name, value })}
                inputMode={name === 'year' ? 'numeric' : undefined}
                className={name === 'title' ? 'post-form__wide' : undefined}
              />
            ))}
          </div>
        )}
      </FoldedPart>
    </div>
  )
}
