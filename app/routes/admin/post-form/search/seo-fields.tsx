import { memo, useCallback } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { SEO_LABELS } from '#domain/posts/seo/seo-writing.ts'
import { characterCount } from '#domain/text/character-count.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { ImageChoice } from '../../picture/image-choice.ts'
import { ImagePicker } from '../../picture/image-picker.tsx'
import { SHARED_PICTURE } from '../../picture/unsent-pictures.ts'
import { FoldedPart } from '../../shell/folded-part.tsx'
import type { FormValues } from '../form-values.ts'
import { isSameButSections } from '../is-same-but-sections.ts'
import type { PartProps } from '../use-text-fields.ts'
import { SearchPreview } from './search-preview.tsx'

interface SeoFieldsProps extends PartProps {
  /** The pictures that the form was loaded with. */
  pictures: ReadonlyMap<string, Picture>
  loaded: FormValues
  onBusy: (isBusy: boolean) => void
}

/** Characters that pages of results show. */
const SHOWN = { title: 60, description: 160 }

export const SeoFields = memo(function SeoFields(props: SeoFieldsProps) {
  const { values, errors, dispatch, pictures, loaded, onBusy } = props
  const { seo } = values
  const choose = useCallback((value: ImageChoice) => dispatch({ type: 'seo', name: 'image', value }), [dispatch])
  const field = (name: 'title' | 'description' | 'canonical') => ({
    label: SEO_LABELS[name],
    error: errors[`seo.${name}`],
    value: seo[name],
    onChange: (value: string) => dispatch({ type: 'seo', name, value }),
  })
  return (
    <FoldedPart
      name={POST_FIELDS.seo.label}
      summary={seo.noindex && 'Kept out of search engines'}
      isWrong={Object.keys(errors).some((name) => name.startsWith('seo'))}
      isLazy
    >
      <div className="stack">
        <SearchPreview values={values} pictures={pictures} />
        <TextField
          {...field('title')}
          placeholder={values.title}
          hint={seo.title && `${characterCount(seo.title)} characters; about ${SHOWN.title} are shown`}
        />
        <TextField
          {...field('description')}
          isLong
          rows={3}
          className="field--words"
          hint={
            seo.description && `${characterCount(seo.description)} characters; about ${SHOWN.description} are shown`
          }
        />
        <ImagePicker
          label={SEO_LABELS.picture}
          name={SHARED_PICTURE}
          image={seo.image}
          saved={pictures.get(loaded.seo.image.value) ?? null}
          onChange={choose}
          onBusy={onBusy}
          error={errors['seo.picture']}
          mayExclude={false}
        />
        <TextField
          {...field('canonical')}
          inputMode="url"
          spellCheck={false}
          hint="If the text stands elsewhere first: the address that search engines shall keep."
        />
        <Check checked={seo.noindex} onChange={(value) => dispatch({ type: 'seo', name: 'noindex', value })}>
          {SEO_LABELS.noindex}
        </Check>
      </div>
    </FoldedPart>
  )
}, isSameButSections)
