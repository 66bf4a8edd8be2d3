import { type Dispatch, memo, useCallback, useMemo } from 'react'
import * as messages from '#domain/messages.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { TITLE_MAX_LENGTH } from '#domain/posts/post.ts'
import { FIELD_LABELS, type TextField as TextFieldName } from '#domain/posts/post-fields.ts'
import { characterCount, titleProblem } from '#domain/posts/title.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ImagePicker } from '../picture/image-picker.tsx'
import { MAIN_PICTURE } from '../picture/unsent-pictures.ts'
import { FoldedPart } from './folded-part.tsx'
import type { FormErrors } from './form-errors.ts'
import type { FormAction } from './form-state.ts'
import type { FormValues } from './form-values.ts'
import { isSameButSections, textHandlers } from './text-handlers.ts'

interface HeadFieldsProps {
  values: FormValues
  errors: FormErrors
  dispatch: Dispatch<FormAction>
  /** The main image that the form was loaded with. */
  picture: Picture | null
  onBusy: (isBusy: boolean) => void
}

/** What stands above the words of an article. */
export const HeadFields = memo(function HeadFields({ values, errors, dispatch, picture, onBusy }: HeadFieldsProps) {
  const onText = useMemo(() => textHandlers(dispatch), [dispatch])
  const field = (name: TextFieldName) => ({
    label: FIELD_LABELS[name],
    isRequired: true,
    error: errors[name],
    value: values[name],
    onChange: onText[name],
  })
  const length = characterCount(values.title.trim())
  const tooLong = titleProblem(values.title) === messages.titleTooLong ? messages.titleTooLong : undefined
  return (
    <>
      <TextField
        {...field('title')}
        error={tooLong ?? errors.title}
        hint={`${length} of ${TITLE_MAX_LENGTH} characters`}
        className="post-form__title field--words"
      />
      <TextField isLong {...field('tagline')} rows={2} className="field--words" hint="Stands under the title." />
      <MainPicture values={values} errors={errors} dispatch={dispatch} picture={picture} onBusy={onBusy} />
    </>
  )
}, isSameButSections)

function MainPicture({ values, errors, dispatch, picture, onBusy }: HeadFieldsProps) {
  const onText = useMemo(() => textHandlers(dispatch), [dispatch])
  const { articleImageAlt } = values
  const choose = useCallback(
    (image: FormValues['image'], description?: string) => {
      dispatch({ type: 'image', value: image })
      if (description && !articleImageAlt) dispatch({ type: 'text', field: 'articleImageAlt', value: description })
    },
    [dispatch, articleImageAlt],
  )
  return (
    <fieldset className="post-form__part main-picture">
      <legend className="visually-hidden">Picture</legend>
      <ImagePicker
        label={FIELD_LABELS.articleImage}
        name={MAIN_PICTURE}
        image={values.image}
        saved={picture}
        onChange={choose}
        onBusy={onBusy}
        error={errors.articleImage}
      />
      <FoldedPart
        className="section-fields__more"
        name="Source and description"
        summary={values.articleImgSrc}
        isWrong={Boolean(errors.articleImgSrc ?? errors.articleImageAlt)}
      >
        <div className="post-form__grid">
          <TextField
            label={FIELD_LABELS.articleImgSrc}
            isRequired
            error={errors.articleImgSrc}
            value={values.articleImgSrc}
            onChange={onText.articleImgSrc}
          />
          <TextField
            label={FIELD_LABELS.articleImageAlt}
            error={errors.articleImageAlt}
            value={values.articleImageAlt}
            onChange={onText.articleImageAlt}
            hint="For those who cannot see it; else its description in Pictures serves, or the title."
          />
        </div>
      </FoldedPart>
    </fieldset>
  )
}
