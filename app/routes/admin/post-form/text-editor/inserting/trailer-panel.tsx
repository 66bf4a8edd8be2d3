import { type RefObject, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { InsertPanel } from './insert-panel.tsx'
import { onEnter } from './on-enter.ts'
import { trailerLine } from './trailer.ts'

interface TrailerPanelProps {
  bar: RefObject<HTMLElement | null>
  onInsert: (line: string) => void
  onClose: () => void
}

export function TrailerPanel({ bar, onInsert, onClose }: TrailerPanelProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')

  function insert() {
    const trailer = trailerLine(typed)
    if (trailer.ok) onInsert(trailer.line)
    else setProblem(trailer.problem)
  }

  return (
    <InsertPanel name="Trailer" bar={bar} onClose={onClose}>
      <Field
        label="Address of the trailer"
        hint={problem ? undefined : 'On YouTube or Vimeo. It becomes a card, which plays when a reader presses it.'}
      >
        {(control) => (
          <input
            {...control}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== '' || undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem('')
            }}
            onKeyDown={onEnter(insert)}
          />
        )}
      </Field>
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      <p>
        <Button onClick={insert}>Insert</Button>
      </p>
    </InsertPanel>
  )
}
