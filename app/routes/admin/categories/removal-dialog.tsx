import { useState } from 'react'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { ListedCategory } from '#server/posts/categories/category-repository.ts'
import { deleteIfThere } from '../../../ui/call.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'

interface RemovalDialogProps {
  category: ListedCategory
  categories: readonly ListedCategory[]
  onClose: () => void
}

export function RemovalDialog({ category, categories, onClose }: RemovalDialogProps) {
  const locale = useLocale()
  const { t } = locale
  const others = categories.filter(({ slug }) => slug !== category.slug)
  const [target, setTarget] = useState(others[0]?.slug ?? '')
  const hasPosts = category.posts > 0
  const hidesScores = category.isReview && others.find(({ slug }) => slug === target)?.isReview === false
  const query = hasPosts ? `?moveTo=${encodeURIComponent(target)}` : ''
  return (
    <ConfirmDialog
      lead={t('categories.deleteCategory')}
      title={categoryName(locale, category.name)}
      text={hasPosts ? t('categories.postsMove', { count: category.posts }) : t('categories.noPostHasIt')}
      confirm={t('labels.delete')}
      busy={t('labels.deleting')}
      {...(hasPosts && {
        fields: () => (
          <SelectField
            label={t('categories.postsGoTo')}
            hint={hidesScores && <strong role="status">{t('categories.scoresHidden')}</strong>}
            value={target}
            onChange={setTarget}
            options={others.map(({ slug, name }) => [slug, categoryName(locale, name)])}
          />
        ),
      })}
      request={() => deleteIfThere(`/api/categories/${category.slug}${query}`)}
      outcome={{}}
      onClose={onClose}
    />
  )
}
