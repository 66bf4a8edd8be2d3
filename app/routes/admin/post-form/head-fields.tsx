import { memo, useCallback } from 'react'
import * as messages from '#domain/messages.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { TITLE_MAX_LENGTH } from '#domain/posts/post.ts'
import { titleProblem } from '#domain/posts/title.ts'
import { characterCount } from '#domain/text/character-count.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useSaid } from '../../../ui/said.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ImagePicker } from '../picture/image-picker.tsx'
import { MAIN_PICTURE } from '../picture/unsent-pictures.ts'
import { FoldedPart } from '../shell/folded-part.tsx'
import type { FormValues } from './form-values.ts'
import { isSameButSections } from './is-same-but-sections.ts'
import { type PartProps, useTextFields } from './use-text-fields.ts'

interface HeadFieldsProps extends PartProps {
  /** The main image that the form was loaded with. */
  picture: Picture | null
  onBusy: (isBusy: boolean) => void
}

/** What stands above the words of an article. */
export const HeadFields = memo(function HeadFields(props: HeadFieldsProps) {
  const { values, errors } = props
  const { t } = useLocale()
  const field = useTextFields(props)
  const length = characterCount(values.title.trim())
  const tooLong = useSaid(titleProblem(values.title) === messages.titleTooLong ? messages.titleTooLong : null)
  return (
    <>
      <TextField
        {...field('title')}
        error={tooLong ?? errors.title}
        hint={t('form.titleLength', { length, max: TITLE_MAX_LENGTH })}
        className="post-form__title field--words"
      />
      {values.kind === 'post' && (
        <TextField isLong {...field('tagline')} rows={2} className="field--words" hint={t('form.captionHint')} />
      )}
      <MainPicture {...props} />
    </>
  )
}, isSameButSections)

function MainPicture(props: HeadFieldsProps) {
  const { values, errors, dispatch, picture, onBusy } = props
  const { t } = useLocale()
  const field = useTextFields(props)
  const { articleImageAlt } = values
  const choose = useCallback(
    (image: FormValues['image'], description?: string) => {
      dispatch({ type: 'image', value: image })
      if (description && !articleImageAlt) dispatch({ type: 'text', field: 'articleImageAlt', value: description })
    },
    [dispatch, articleImageAlt],
  )
  return (
    <fieldset className="stack main-picture">
      <legend className="visually-hidden">{t('form.picture')}</legend>
      <ImagePicker
        label={t('fields.articleImage')}
        name={MAIN_PICTURE}
        image={values.image}
        saved={picture}
        onChange={choose}
        onBusy={onBusy}
        error={errors.articleImage}
      />
      <FoldedPart
        className="section-fields__more"
        name={t('form.sourceAndDescription')}
        summary={values.articleImgSrc}
        isWrong={Boolean(errors.articleImgSrc ?? errors.articleImageAlt)}
        isAsked={values.image.uploaded !== null && !values.image.isExcluded}
      >
        <div className="field-grid">
          <TextField {...field('articleImgSrc')} />
          <TextField {...field('articleImageAlt')} hint={t('form.descriptionHint')} />
        </div>
      </FoldedPart>
    </fieldset>
  )
}
