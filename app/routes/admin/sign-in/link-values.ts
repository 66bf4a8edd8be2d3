import { useEffect, useEffectEvent, useState } from 'react'

/** The token and the address in the fragment of a link, which is sent to no server. Empty where the link has none. */
export type LinkValues = Readonly<Record<'t' | 'e', string>>

/**
 * Undefined until hydration.
 * @param onOther called when another link is opened in the same tab, which loads no new document
 */
export function useLinkValues(onOther: () => void): LinkValues | undefined {
  const [values, setValues] = useState<LinkValues>()
  const changed = useEffectEvent(onOther)
  useEffect(() => {
    const read = () => {
      const behind = new URLSearchParams(location.hash.slice(1))
      setValues({ t: behind.get('t') ?? '', e: behind.get('e') ?? '' })
      changed()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return values
}
