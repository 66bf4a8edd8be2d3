import { useState } from 'react'
import { Link } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { CardTable } from '../list/card-table.tsx'
import { Pages } from '../list/pages.tsx'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { Part } from '../shell/screen-title.tsx'

interface Tag {
  readonly id: string
  readonly slug: string
  readonly label: string
  readonly posts: number
}

interface TagTableProps {
  rows: readonly Tag[]
  page: number
  pages: number
  total: number
}

/** Tags of published posts, from A to Z. */
export function TagTable({ rows, page, pages, total }: TagTableProps) {
  const { t, number } = useLocale()
  const [renamed, setRenamed] = useState<Tag | null>(null)
  return (
    <Part title={t('categories.tags')} id="tags">
      <p className="meta">{total === 0 ? t('categories.noTags') : t('categories.tagCount', { count: total })}</p>
      {rows.length > 0 && (
        <CardTable
          columns={[
            {
              name: t('categories.tag'),
              of: ({ slug, label }) => (
                <a className="wraps" href={termPath('tag', slug)}>
                  {label}
                </a>
              ),
            },
            {
              name: t('labels.posts'),
              of: ({ label, posts }) => (
                <Link to={`/admin/posts?tagged=${encodeURIComponent(label)}`}>{number(posts)}</Link>
              ),
              isNumber: true,
            },
          ]}
          rows={rows}
          action={(tag) => (
            <TextButton onClick={() => setRenamed(tag)}>
              {t('categories.rename')}
              <span className="visually-hidden"> {tag.label}</span>
            </TextButton>
          )}
        />
      )}
      <Pages
        label={t('categories.pagesOfTags')}
        words={[t('labels.before'), t('labels.next')]}
        page={page}
        last={pages}
        to={(other) => `/admin/categories${other === 1 ? '' : `?page=${other}`}#tags`}
      />
      {renamed && <RenamingDialog tag={renamed} onClose={() => setRenamed(null)} />}
    </Part>
  )
}

function RenamingDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const { t } = useLocale()
  const [name, setName] = useState(tag.label)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return (
    <ConfirmDialog
      lead={t('categories.renameTag')}
      title={tag.label}
      text={t('categories.nameOfOther')}
      confirm={t('labels.rename')}
      busy={t('labels.renaming')}
      fields={() => (
        <TextField label={t('labels.name')} value={name} onChange={setName} error={errors.name} autoComplete="off" />
      )}
      request={() => call('PATCH', `/api/tags/${tag.slug}`, { name })}
      outcome={{ onFailure: (refusal) => setErrors(refusal.errors) }}
      onClose={onClose}
    />
  )
}
