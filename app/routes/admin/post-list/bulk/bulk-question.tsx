import { useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { isReviewCategory } from '#domain/posts/categories/category.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { givesScores } from '#domain/posts/ratings.ts'
import { isReview } from '#domain/posts/review.ts'
import { TRASH_DAYS } from '#domain/posts/trash-period.ts'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { offeredCategories } from '../../post-form/labels/offered-categories.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import type { BulkPost } from './bulk-change.ts'

export type Question = 'publish' | 'category' | 'author' | 'delete'

interface BulkQuestionProps {
  question: Question
  posts: readonly BulkPost[]
  categories: readonly string[]
  onAnswer: (answer: string) => void
  onClose: () => void
}

export function BulkQuestion({ question, posts, categories, onAnswer, onClose }: BulkQuestionProps) {
  const locale = useLocale()
  const { t } = locale
  const site = useSite()
  const offered = offeredCategories(site, categories.filter(Boolean))
  const [category, setCategory] = useState(offered[0]!)
  const [author, setAuthor] = useState('')
  const unscored = isReviewCategory(site.categories, category)
    ? 0
    : posts.filter((post) => isReview(post) && givesScores(post.ratings)).length
  const answer = question === 'category' ? category : author.trim()
  const isMissing = question === 'author' && answer === ''
  return (
    <ConfirmDialog
      {...wordsOf(locale)[question]}
      title={t('terms.posts', { count: posts.length })}
      busy={t('posts.working')}
      {...(question === 'category' && {
        fields: () => (
          <SelectField
            label={t('labels.category')}
            hint={unscored > 0 && <strong role="status">{t('posts.scoresHidden', { count: unscored })}</strong>}
            value={category}
            onChange={setCategory}
            options={offered.map((name) => [name, categoryName(locale, name)])}
          />
        ),
      })}
      {...(question === 'author' && {
        fields: () => (
          <TextField label={t('posts.authorName')} value={author} onChange={setAuthor} autoComplete="off" />
        ),
      })}
      // The calls follow once the dialog is closed, and the list shows their progress.
      request={() => Promise.resolve(isMissing ? missing(t('posts.authorNameRequired')) : DONE)}
      outcome={{ reload: 'never', onSuccess: () => onAnswer(answer) }}
      onClose={onClose}
    />
  )
}

function wordsOf({ t }: Locale) {
  return {
    publish: { lead: t('posts.publishThem'), text: t('posts.publishThemText'), confirm: t('posts.publish') },
    category: { lead: t('posts.changeCategoryOf'), text: t('posts.changeCategoryOfText'), confirm: t('posts.change') },
    author: { lead: t('posts.changeAuthorOf'), text: t('posts.changeAuthorOfText'), confirm: t('posts.change') },
    delete: {
      lead: t('posts.confirmDeletion'),
      text: t('posts.deletion', { count: 2, days: TRASH_DAYS }),
      confirm: t('labels.confirm'),
    },
  }
}

const DONE = { ok: true, value: null, headers: new Headers() } as const
const missing = (detail: string) => ({ ok: false, refusal: { status: 422, detail, errors: {}, document: {} } }) as const
