import { type Dispatch, useCallback, useId } from 'react'
import { POST_FIELDS } from '#domain/posts/post-fields.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FormAction } from '../form-state.ts'
import { useKnownLabels } from './known-labels.ts'
import { offeredTags } from './offered-tags.ts'

interface TagsFieldProps {
  /** Between commas. */
  tags: string
  error: string | undefined
  dispatch: Dispatch<FormAction>
}

export function TagsField({ tags, error, dispatch }: TagsFieldProps) {
  const known = useKnownLabels()?.tags ?? []
  const change = useCallback((value: string) => dispatch({ type: 'tags', value }), [dispatch])
  const list = useId()
  return (
    <>
      <TextField
        label={POST_FIELDS.tags.label}
        value={tags}
        error={error}
        onChange={change}
        list={list}
        autoComplete="off"
        className="field-grid__wide"
        hint="Beside the category, with commas between them."
      />
      <datalist id={list}>
        {offeredTags(tags, known).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  )
}
