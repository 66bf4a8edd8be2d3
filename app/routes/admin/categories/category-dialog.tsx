import { useCallback, useState } from 'react'
import { PALETTES } from '#domain/look/look-choices.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { namesReview } from '#domain/posts/review.ts'
import type { ListedCategory } from '#server/posts/categories/category-repository.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { ColourField } from '../../../ui/choices/colour-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { useSite } from '../../../ui/site.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type ImageChoice, imageAt } from '../picture/image-choice.ts'
import { ImagePicker } from '../picture/image-picker.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface CategoryDialogProps {
  /** The category to change; null to add one. */
  before: ListedCategory | null
  picture: Picture | null
  onClose: () => void
}

export function CategoryDialog({ before, picture, onClose }: CategoryDialogProps) {
  const locale = useLocale()
  const { t } = locale
  const [name, setName] = useState(before?.name ?? '')
  const [description, setDescription] = useState(before?.description ?? '')
  const [colour, setColour] = useState(before?.colour ?? '')
  /** Null until it is ticked or unticked: the name then says it. */
  const [isReview, setReview] = useState(before?.isReview ?? null)
  const [image, setImage] = useState(() => imageAt(before?.picture ?? ''))
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const onImage = useCallback((next: ImageChoice) => setImage(next), [])
  const posts = before?.posts ?? 0
  const accent = useSite().drawn.tint ?? PALETTES[0].accent

  async function send(): Promise<CallResult<unknown>> {
    const detail = t('categories.waitForPicture')
    if (isSending) return { ok: false, refusal: { status: 422, detail, errors: {}, document: {} } }
    const isRenamed = name.trim() !== before?.name
    const body = {
      ...(isRenamed && { name }),
      description,
      picture: image.value,
      colour,
      ...(isReview !== null && { isReview }),
    }
    return before ? call('PATCH', `/api/categories/${before.slug}`, body) : call('POST', '/api/categories', body)
  }

  return (
    <ConfirmDialog
      lead={before ? t('categories.changeCategory') : t('categories.newCategory')}
      title={before ? categoryName(locale, before.name) : ''}
      text={posts > 0 ? t('categories.newNameMeans') : t('categories.descriptionStandsAbove')}
      confirm={before ? t('labels.save') : t('labels.add')}
      busy={t('labels.saving')}
      fields={() => (
        <div className="stack stack--form">
          <TextField label={t('labels.name')} value={name} onChange={setName} error={errors.name} autoComplete="off" />
          <TextField
            isLong
            rows={3}
            label={t('labels.description')}
            value={description}
            onChange={setDescription}
            error={errors.description}
          />
          <Check checked={isReview ?? namesReview(name)} onChange={setReview}>
            {t('categories.isReview')}
          </Check>
          {posts > 0 && before?.isReview && isReview === false && (
            <strong role="status">{t('categories.scoresHidden')}</strong>
          )}
          <ColourField
            label={t('categories.colour')}
            value={colour}
            onChange={setColour}
            otherwise={accent}
            error={errors.colour}
            hint={t('categories.aboutColour')}
          />
          <ImagePicker
            label={t('labels.picture')}
            name="category-picture"
            image={image}
            saved={picture}
            onChange={onImage}
            onBusy={setSending}
            mayExclude={false}
            error={errors.picture}
          />
        </div>
      )}
      request={send}
      outcome={{ onFailure: (refusal) => setErrors(refusal.errors) }}
      onClose={onClose}
    />
  )
}
