import { type RefObject, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { useLocale } from '../../../../../ui/locale.ts'
import { InsertPanel } from './insert-panel.tsx'
import { onEnter } from './on-enter.ts'
import { trailerLine } from './trailer.ts'

interface TrailerPanelProps {
  bar: RefObject<HTMLElement | null>
  onInsert: (line: string) => void
  onClose: () => void
}

export function TrailerPanel({ bar, onInsert, onClose }: TrailerPanelProps) {
  const locale = useLocale()
  const { t } = locale
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')

  function insert() {
    const trailer = trailerLine(locale, typed)
    if (trailer.ok) onInsert(trailer.line)
    else setProblem(trailer.problem)
  }

  return (
    <InsertPanel name={t('textEditor.trailer')} bar={bar} onClose={onClose}>
      <Field label={t('textEditor.trailerAddress')} hint={problem ? undefined : t('textEditor.trailerHint')}>
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
        <Button onClick={insert}>{t('textEditor.insert')}</Button>
      </p>
    </InsertPanel>
  )
}
