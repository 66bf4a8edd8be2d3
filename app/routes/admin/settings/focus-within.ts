import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onFocus` with the closest of the elements around the focus that the selector names; null for none. */
export function useFocusWithin(
  box: RefObject<HTMLElement | null>,
  selector: string,
  onFocus: (found: HTMLElement | null) => void,
): void {
  const follow = useEffectEvent((target: HTMLElement) => onFocus(target.closest<HTMLElement>(selector)))
  useEffect(() => {
    const element = box.current!
    const listener = ({ target }: FocusEvent) => follow(target as HTMLElement)
    element.addEventListener('focusin', listener)
    return () => element.removeEventListener('focusin', listener)
  }, [box])
}
