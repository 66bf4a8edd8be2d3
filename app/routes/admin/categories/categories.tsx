import { useState } from 'react'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { ListedCategory } from '#server/posts/categories/category-repository.ts'
import { servicesContext } from '../../../context.ts'
import { QuietButton, TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import { pageNumber } from '../../api/page-number.ts'
import { CardTable } from '../list/card-table.tsx'
import { Screen } from '../shell/screen-title.tsx'
import { useCall } from '../shell/use-call.ts'
import type { Route } from './+types/categories'
import { CategoryDialog } from './category-dialog.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { TagTable } from './tag-table.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { categories, media, termLists } = context.get(servicesContext)
  const page = pageNumber(new URL(request.url).searchParams.get('page')) ?? 1
  const [listed, tags] = await Promise.all([categories.list(), termLists.fromAToZ('tag', page)])
  const pictures = await media.describe(listed.map(({ picture }) => picture).filter(Boolean))
  const { terms, pages, total } = tags
  return {
    categories: listed,
    pictures,
    tags: { page, pages, total, rows: terms.map(({ slug, label, posts }) => ({ id: slug, slug, label, posts })) },
  }
}

type Asked = 'add' | { readonly kind: 'change' | 'remove'; readonly category: ListedCategory }

/** Categories, one of which each post has, and tags beside them. */
export default function Categories({ loaderData: { categories, pictures, tags } }: Route.ComponentProps) {
  const locale = useLocale()
  const { t, number } = locale
  const [asked, setAsked] = useState<Asked | null>(null)
  const { isBusy, run } = useCall()
  const close = () => setAsked(null)
  const described = categories.filter(({ isDescribed }) => isDescribed).length
  const move = ({ slug, order }: ListedCategory, by: number) =>
    void run(() => call('PATCH', `/api/categories/${slug}`, { order: order + by }), {
      onFailure: ({ detail }) => toastFailure(detail),
    })
  return (
    <Screen name={t('categories.categories')}>
      <p className="lead">{t('categories.aboutCategories')}</p>
      <p className="actions">
        <QuietButton onClick={() => setAsked('add')}>{t('categories.addCategory')}</QuietButton>
      </p>
      <CardTable
        columns={[
          { name: t('labels.category'), of: (each) => <NameAndText category={each} /> },
          { name: t('labels.posts'), of: ({ posts }) => number(posts), isNumber: true },
          { name: t('categories.reviews'), of: ({ isReview }) => (isReview ? t('categories.yes') : t('labels.no')) },
        ]}
        rows={categories.map((each) => ({ ...each, id: each.slug }))}
        action={(each) => (
          <>
            {each.isDescribed && each.order > 1 && (
              <TextButton aria-disabled={isBusy} onClick={() => move(each, -1)}>
                {t('categories.up')}
                <span className="visually-hidden"> {categoryName(locale, each.name)}</span>
              </TextButton>
            )}
            {each.isDescribed && each.order < described && (
              <TextButton aria-disabled={isBusy} onClick={() => move(each, 1)}>
                {t('categories.down')}
                <span className="visually-hidden"> {categoryName(locale, each.name)}</span>
              </TextButton>
            )}
            <TextButton onClick={() => setAsked({ kind: 'change', category: each })}>
              {t('categories.change')}
              <span className="visually-hidden"> {categoryName(locale, each.name)}</span>
            </TextButton>
            {/* The posts of the last one could go nowhere. */}
            {categories.length > 1 && (
              <TextButton onClick={() => setAsked({ kind: 'remove', category: each })}>
                {t('categories.delete')}
                <span className="visually-hidden"> {categoryName(locale, each.name)}</span>
              </TextButton>
            )}
          </>
        )}
      />
      <TagTable {...tags} />
      {asked === 'add' && <CategoryDialog before={null} picture={null} onClose={close} />}
      {asked !== null && asked !== 'add' && asked.kind === 'change' && (
        <CategoryDialog
          before={asked.category}
          picture={pictures.get(asked.category.picture) ?? null}
          onClose={close}
        />
      )}
      {asked !== null && asked !== 'add' && asked.kind === 'remove' && (
        <RemovalDialog category={asked.category} categories={categories} onClose={close} />
      )}
    </Screen>
  )
}

function NameAndText({ category: { name, slug, description } }: { category: ListedCategory }) {
  const locale = useLocale()
  return (
    <>
      <span className="wraps category__name" data-category={slug}>
        {categoryName(locale, name)}
      </span>
      {description && <span className="meta category__text">{description}</span>}
    </>
  )
}
