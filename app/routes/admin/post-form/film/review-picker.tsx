import { useEffect, useId, useState } from 'react'
import { isReviewCategory } from '#domain/posts/categories/category.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useFoundPosts } from '../use-found-posts.ts'
import { useReview } from './use-review.ts'

interface ReviewPickerProps {
  /** Id of a post, or empty. */
  review: string
  error: string | undefined
  onChange: (id: string) => void
}

/** Chooses one of the blog's reviews by its title. The typed text is only a search, and not saved. */
export function ReviewPicker({ review, error, onChange }: ReviewPickerProps) {
  const { t } = useLocale()
  const found = useReview(review)
  if (review)
    return (
      <p className="cluster cluster--apart">
        <span>
          {found === null ? t('film.aboutUnpublished') : found && t('film.aboutReview', { title: found.title })}{' '}
          {t('film.shownWithSection')}
        </span>
        <TextButton onClick={() => onChange('')}>{t('film.removeReview')}</TextButton>
        {error && <span className="field__error">{error}</span>}
      </p>
    )
  return <ReviewSearch onChange={onChange} />
}

function ReviewSearch({ onChange }: Pick<ReviewPickerProps, 'onChange'>) {
  const { t } = useLocale()
  const [typed, setTyped] = useState('')
  const { posts, problem } = useFoundPosts(typed)
  const { categories } = useSite()
  const reviews = posts.filter(({ tag }) => isReviewCategory(categories, tag))
  const list = useId()
  const chosen = reviews.find(({ title }) => title === typed.trim())
  useEffect(() => {
    if (chosen) onChange(chosen.id)
  }, [chosen, onChange])
  return (
    <>
      <TextField
        label={t('film.findReview')}
        value={typed}
        onChange={setTyped}
        list={list}
        autoComplete="off"
        hint={problem ? t('form.searchFailed', { problem }) : t('film.findReviewHint')}
      />
      <datalist id={list}>
        {reviews.map(({ id, title }) => (
          <option key={id} value={title} />
        ))}
      </datalist>
    </>
  )
}
