import { type Dispatch, useCallback } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { isReviewCategory } from '#domain/posts/categories/category.ts'
import { isList } from '#domain/posts/review.ts'
import { useSite } from '../../../ui/site.ts'
import { DetailFields } from './detail-fields.tsx'
import type { FormStatus } from './edited-post.ts'
import { FilmFields } from './film/film-fields.tsx'
import { WarningFields } from './film/warning-fields.tsx'
import type { FormErrors } from './form-errors.ts'
import type { FormAction, FormState } from './form-state.ts'
import { type FormValues, sectionImage, type WarningValues } from './form-values.ts'
import { FurtherFields } from './further-fields.tsx'
import { HeadFields } from './head-fields.tsx'
import { PageDetailFields } from './page-detail-fields.tsx'
import { PostDetails } from './post-details.tsx'
import { RatingFields } from './ratings/rating-fields.tsx'
import { SeoFields } from './search/seo-fields.tsx'
import { SectionList } from './section-list.tsx'

interface PostFieldsProps extends FormState {
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  savedTag: string
  /** The values that the form was loaded with: their pictures are labelled *Old Image*. */
  loaded: FormValues
  pictures: ReadonlyMap<string, Picture>
  status: FormStatus
  onSchedule: () => void
  onBusy: (isBusy: boolean) => void
}

/** The fields of a post. The parts are memoized, so their props must keep their identity between keystrokes. */
export function PostFields(props: PostFieldsProps) {
  const { values, removed, errors, dispatch, savedTag, loaded, pictures, status, onSchedule, onBusy } = props
  const { categories } = useSite()
  const onWarnings = useCallback(
    (value: readonly WarningValues[]) => dispatch({ type: 'contentWarnings', value }),
    [dispatch],
  )
  const savedPicture = useCallback((key: number) => pictures.get(sectionImage(loaded, key)) ?? null, [pictures, loaded])
  const seoFields = (
    <SeoFields
      values={values}
      errors={errors}
      dispatch={dispatch}
      pictures={pictures}
      loaded={loaded}
      onBusy={onBusy}
    />
  )
  return (
    <>
      <div className="post-form__main">
        <HeadFields
          values={values}
          errors={errors}
          dispatch={dispatch}
          onBusy={onBusy}
          picture={pictures.get(loaded.image.value) ?? null}
        />
        <SectionList
          sections={values.sections}
          removed={removed}
          savedPicture={savedPicture}
          isUpdate={status === 'published'}
          isList={isList(values.tag)}
          isOfPage={values.kind === 'page'}
          errors={errors}
          dispatch={dispatch}
          onBusy={onBusy}
        />
      </div>
      <PostDetails>
        {values.kind === 'page' ? (
          <>
            <PageDetailFields
              values={values}
              errors={errors}
              dispatch={dispatch}
              isUpdate={status === 'published'}
              loadedPath={loaded.path}
            />
            {seoFields}
          </>
        ) : (
          <>
            <DetailFields
              values={values}
              errors={errors}
              dispatch={dispatch}
              savedTag={savedTag}
              status={status}
              onSchedule={onSchedule}
            />
            {isReviewCategory(categories, values.tag) && (
              <RatingFields ratings={values.ratings} errors={errors} dispatch={dispatch} />
            )}
            <FurtherFields values={values} errors={errors} dispatch={dispatch} isUpdate={status === 'published'} />
            <div className="rows">
              <FilmFields film={values.film} errors={errors} dispatch={dispatch} />
              <WarningFields warnings={values.contentWarnings} error={errors.contentWarnings} onChange={onWarnings} />
              {seoFields}
            </div>
          </>
        )}
      </PostDetails>
    </>
  )
}
