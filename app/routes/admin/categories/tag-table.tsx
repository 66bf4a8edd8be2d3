import { useState } from 'react'
import { Link } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
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
  const [renamed, setRenamed] = useState<Tag | null>(null)
  return (
    <Part title="Tags" id="tags">
      <p className="meta">
        {total === 0
          ? 'No published post has a tag. They are typed in the form of a post, beside its category.'
          : total === 1
            ? '1 tag'
            : `${total.toLocaleString('en')} tags`}
      </p>
      {rows.length > 0 && (
        <CardTable
          columns={[
            {
              name: 'Tag',
              of: ({ slug, label }) => (
                <a className="wraps" href={termPath('tag', slug)}>
                  {label}
                </a>
              ),
            },
            {
              name: 'Posts',
              of: ({ label, posts }) => (
                <Link to={`/admin/posts?tagged=${encodeURIComponent(label)}`}>{posts.toLocaleString('en')}</Link>
              ),
              isNumber: true,
            },
          ]}
          rows={rows}
          action={(tag) => (
            <TextButton onClick={() => setRenamed(tag)}>
              Rename…<span className="visually-hidden"> {tag.label}</span>
            </TextButton>
          )}
        />
      )}
      <Pages
        label="Pages of tags"
        words={['Before', 'Next']}
        page={page}
        last={pages}
        to={(other) => `/admin/categories${other === 1 ? '' : `?page=${other}`}#tags`}
      />
      {renamed && <RenamingDialog tag={renamed} onClose={() => setRenamed(null)} />}
    </Part>
  )
}

function RenamingDialog({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const [name, setName] = useState(tag.label)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return (
    <ConfirmDialog
      lead="Rename the tag"
      title={tag.label}
      text="The name of another tag makes one of both. The old address leads to the new one."
      confirm="Rename"
      busy="Renaming…"
      fields={() => <TextField label="Name" value={name} onChange={setName} error={errors.name} autoComplete="off" />}
      request={() => call('PATCH', `/api/tags/${tag.slug}`, { name })}
      outcome={{ onFailure: (refusal) => setErrors(refusal.errors) }}
      onClose={onClose}
    />
  )
}
