import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/choices/check.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { toastSuccess } from '../../../../ui/toasts.ts'
import { toastUndo } from '../../shell/toast-undo.ts'
import { restorePost } from '../restore-post.ts'
import {
  type BulkChange,
  type BulkPost,
  type BulkReport,
  bulkDeletion,
  bulkFields,
  bulkPublication,
  changeAll,
} from './bulk-change.ts'
import { BulkFailures } from './bulk-failures.tsx'
import { BulkQuestion, type Question } from './bulk-question.tsx'
import type { Selection } from './selection.ts'

interface BulkBarProps {
  selection: Selection<BulkPost>
  /** The categories that posts have. */
  categories: readonly string[]
  isOfDrafts?: boolean
  /** Called before the list is loaded again. */
  onChanged: () => void
}

/** Actions for the ticked posts: one call for each post, in turn, and a report of the failures. */
export function BulkBar({ selection, categories, isOfDrafts = false, onChanged }: BulkBarProps) {
  const { t } = useLocale()
  const { revalidate } = useRevalidator()
  const [question, setQuestion] = useState<Question | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const [report, setReport] = useState<BulkReport | null>(null)
  const { posts } = selection

  async function run(change: BulkChange) {
    setReport(null)
    const result = await changeAll(posts, change.request, (finished) =>
      setProgress(t('posts.progress', { finished: finished + 1, total: posts.length })),
    )
    setReport({ kind: change.kind, ...result })
    if (result.done.length > 0) toastDone(t, change.kind, result.done, reload)
    // Posts that failed, and those ticked during the run, keep their ticks.
    selection.untick(result.done)
    await reload()
    setProgress(null)
  }

  async function reload() {
    onChanged()
    await revalidate()
  }

  if (selection.isClosed) return null
  const isBusy = progress !== null
  const act = (label: string, action: () => void) => (
    <TextButton aria-disabled={isBusy} onClick={() => !isBusy && action()}>
      {label}
    </TextButton>
  )
  return (
    <>
      <div className={posts.length > 0 ? 'meta cluster bulk bulk--open' : 'meta cluster bulk'}>
        <Check checked={selection.isAll} disabled={isBusy} onChange={selection.setAll}>
          {t('posts.selectAll')}
        </Check>
        <p className="bulk__count" role="status">
          {progress ?? (posts.length > 0 && t('posts.selected', { count: posts.length }))}
        </p>
        {posts.length > 0 && (
          <div className="cluster">
            {isOfDrafts && act(t('posts.publish'), () => setQuestion('publish'))}
            {act(t('labels.category'), () => setQuestion('category'))}
            {act(t('posts.author'), () => setQuestion('author'))}
            {!isOfDrafts && act(t('posts.feature'), () => run(bulkFields({ featured: 1 })))}
            {!isOfDrafts && act(t('posts.doNotFeature'), () => run(bulkFields({ featured: 0 })))}
            {act(t('labels.delete'), () => setQuestion('delete'))}
          </div>
        )}
      </div>
      {report && report.failed.length > 0 && <BulkFailures report={report} onClose={() => setReport(null)} />}
      {question && (
        <BulkQuestion
          question={question}
          posts={posts}
          categories={categories}
          onAnswer={(answer) => void run(changeOf(question, answer))}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}

function changeOf(question: Question, answer: string): BulkChange {
  switch (question) {
    case 'publish':
      return bulkPublication
    case 'delete':
      return bulkDeletion
    case 'category':
      return bulkFields({ tag: answer })
    case 'author':
      return bulkFields({ author: answer })
  }
}

const DONE_WORDS = {
  published: 'posts.manyPublished',
  changed: 'posts.manyChanged',
  deleted: 'posts.manyDeleted',
} as const satisfies Record<BulkChange['kind'], MessageKey>

function toastDone(t: Locale['t'], kind: BulkChange['kind'], done: readonly BulkPost[], reload: () => Promise<void>) {
  const words = t(DONE_WORDS[kind], { count: done.length })
  if (kind !== 'deleted') toastSuccess(words)
  else
    toastUndo(words, async () => {
      const restored = await changeAll(
        done,
        ({ id }) => restorePost(id),
        () => undefined,
      )
      toastSuccess(t('posts.manyRestored', { count: restored.done.length }))
      await reload()
    })
}
