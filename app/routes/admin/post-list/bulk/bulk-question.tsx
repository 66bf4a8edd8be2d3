import { useState } from 'react'
import { categoryLabel } from '#domain/posts/review.ts'
import { SelectField } from '../../../../ui/choices/select-field.tsx'
import { useSite } from '../../../../ui/site.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { offeredCategories } from '../../post-form/labels/offered-categories.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { counted } from '../../statistics/format.ts'
import { deletionWords } from '../delete-dialog.tsx'

export type Question = 'publish' | 'category' | 'author' | 'delete'

interface BulkQuestionProps {
  question: Question
  count: number
  categories: readonly string[]
  onAnswer: (answer: string) => void
  onClose: () => void
}

export function BulkQuestion({ question, count, categories, onAnswer, onClose }: BulkQuestionProps) {
  const offered = offeredCategories(useSite(), categories.filter(Boolean))
  const [category, setCategory] = useState(offered[0]!)
  const [author, setAuthor] = useState('')
  const answer = question === 'category' ? category : author.trim()
  const isMissing = question === 'author' && answer === ''
  return (
    <ConfirmDialog
      {...WORDS[question]}
      title={counted(count, 'post')}
      busy="Working…"
      {...(question === 'category' && {
        fields: () => (
          <SelectField
            label="Category"
            value={category}
            onChange={setCategory}
            options={offered.map((name) => [name, categoryLabel(name)])}
          />
        ),
      })}
      {...(question === 'author' && {
        fields: () => <TextField label="Author Name" value={author} onChange={setAuthor} autoComplete="off" />,
      })}
      // The calls follow once the dialog is closed, and the list shows their progress.
      request={() => Promise.resolve(isMissing ? NO_AUTHOR : DONE)}
      outcome={{ reload: 'never', onSuccess: () => onAnswer(answer) }}
      onClose={onClose}
    />
  )
}

const WORDS = {
  publish: {
    lead: 'Publish:',
    text: 'Readers see them at once. Subscribers get no mail: you can announce each post later, in its form.',
    confirm: 'Publish',
  },
  category: { lead: 'Change the category of:', text: 'All of them get this category.', confirm: 'Change' },
  author: { lead: 'Change the author of:', text: 'All of them get this name.', confirm: 'Change' },
  delete: {
    lead: 'Confirm blog deletion for:',
    text: deletionWords('They stay'),
    confirm: 'Confirm',
  },
} as const

const DONE = { ok: true, value: null, headers: new Headers() } as const
const NO_AUTHOR = {
  ok: false,
  refusal: { status: 422, detail: 'Author Name is required', errors: {}, document: {} },
} as const
