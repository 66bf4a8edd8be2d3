import { createContext, use } from 'react'
import { useLocale } from './locale.ts'

/** Id of this page's request in the server's log. Undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** Hydration keeps the id that the server rendered, since the browser does not know it. */
export function RequestId() {
  const id = use(RequestIdContext)
  const { t } = useLocale()
  return <small suppressHydrationWarning>{id && t('shell.request', { id })}</small>
}
