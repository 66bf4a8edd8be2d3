import { memo, useCallback } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { characterCount } from '#domain/text/character-count.ts'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
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
  const { t } = useLocale()
  const { seo } = values
  const choose = useCallback((value: ImageChoice) => dispatch({ type: 'seo', name: 'image', value }), [dispatch])
  const shownOf = (text: string, shown: number) => t('form.charactersShown', { count: characterCount(text), shown })
  const field = (name: 'title' | 'description' | 'canonical') => ({
    label: t(`seoFields.${name}`),
    error: errors[`seo.${name}`],
    value: seo[name],
    onChange: (value: string) => dispatch({ type: 'seo', name, value }),
  })
  return (
    <FoldedPart
      name={t('fields.seo')}
      summary={seo.noindex && t('form.keptOut')}
      isWrong={Object.keys(errors).some((name) => name.startsWith('seo'))}
      isLazy
    >
      <div className="stack">
        <SearchPreview values={values} pictures={pictures} />
        <TextField {...field('title')} placeholder={values.title} hint={seo.title && shownOf(seo.title, SHOWN.title)} />
        <TextField
          {...field('description')}
          isLong
          rows={3}
          className="field--words"
          hint={seo.description && shownOf(seo.description, SHOWN.description)}
        />
        <ImagePicker
          label={t('seoFields.picture')}
          name={SHARED_PICTURE}
          image={seo.image}
          saved={pictures.get(loaded.seo.image.value) ?? null}
          onChange={choose}
          onBusy={onBusy}
          error={errors['seo.picture']}
          mayExclude={false}
        />
        <TextField {...field('canonical')} inputMode="url" spellCheck={false} hint={t('form.canonicalHint')} />
        <Check checked={seo.noindex} onChange={(value) => dispatch({ type: 'seo', name: 'noindex', value })}>
          {t('seoFields.noindex')}
        </Check>
      </div>
    </FoldedPart>
  )
}, isSameButSections)
