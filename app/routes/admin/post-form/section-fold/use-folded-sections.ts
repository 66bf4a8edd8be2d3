import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isCompleteSection } from '#domain/posts/post-writing.ts'
import { type FormSection, saysSomething } from '../form-values.ts'

/** A post with at most so many sections is opened with all of them unfolded: they fit, and nothing has to be looked for. */
const UNFOLDED_WHEN_OPENED = 2

type Choice = 'open' | 'folded'

/** @returns whether a section is folded, and what folds and unfolds it. The section in use stays unfolded. */
export function useFoldedSections(list: RefObject<HTMLElement | null>, sections: readonly FormSection[]) {
  const [opened] = useState(sections.length)
  /** Words that a post begins with need no title. */
  const opening = sections[0]?.sectionText.trim() ? sections[0] : undefined
  const [folds, setFolds] = useState(opened > UNFOLDED_WHEN_OPENED)
  /** By key of the section. Where there is none, a section that is whole or untouched folds. */
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map())
  /** The element that keeps its place in the window while sections fold or unfold; `top` in pixels. */
  const anchor = useRef<{ element: Element; top: number } | null>(null)
  // A section more, and those that are written fold, so that all stay within reach.
  if (!folds && sections.length > opened) setFolds(true)

  function choose(key: number, choice: Choice, at: Element) {
    if (choice === 'folded' && isAtWork(key)) return
    if (choices.get(key) === choice && (choice === 'folded' || !folds || !hasOthersOpen(key))) return
    anchor.current = { element: at, top: at.getBoundingClientRect().top }
    const kept = [...choices].filter(([other, chosen]) => chosen === 'folded' || !folds || isAtWork(other))
    setChoices(new Map([...kept, [key, choice]]))
  }
  function hasOthersOpen(key: number): boolean {
    return [...choices].some(([other, chosen]) => other !== key && chosen === 'open' && !isAtWork(other))
  }
  /** Whether a section has a picture that is on its way or failed. */
  function isAtWork(key: number): boolean {
    const section = list.current?.querySelector(`[data-section="${key}"]`)
    return Boolean(section?.querySelector('[aria-busy="true"], progress, .pending-picture, .picker [role="alert"]'))
  }

  const latestChoose = useRef(choose)
  latestChoose.current = choose
  const onFold = useCallback(
    (key: number, isFolded: boolean) => {
      const section = list.current?.querySelector(`[data-section="${key}"]`)
      if (section) latestChoose.current(key, isFolded ? 'folded' : 'open', section)
    },
    [list],
  )
  /** A field that gets the focus unfolds its section. The buttons that fold, move and remove it do not. */
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    const section = target instanceof Element && target.closest<HTMLElement>('[data-section]')
    if (!section || target === section || target.closest('legend, .section-fields__tools')) return
    choose(Number(section.dataset.section), 'open', target)
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: FocusEvent) => onFocus(event)
    element?.addEventListener('focusin', listen)
    return () => element?.removeEventListener('focusin', listen)
  }, [list])

  // Scrolls by the distance that folding or unfolding has moved the anchor.
  useLayoutEffect(() => {
    if (!anchor.current) return
    const { element, top } = anchor.current
    anchor.current = null
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [choices])

  return {
    onFold,
    isFolded(section: FormSection): boolean {
      const choice = choices.get(section.key)
      return choice ? choice === 'folded' : folds && (needsNothing(section) || section === opening)
    },
  }
}

const known = new WeakMap<FormSection, boolean>()

/** Whether a section is complete, or empty. Sections keep their identity while others are typed in. */
function needsNothing(section: FormSection): boolean {
  const needs = known.get(section) ?? (isCompleteSection(section) || !saysSomething(section))
  known.set(section, needs)
  return needs
}
