import { createContext, use } from 'react'

/** The id under which the log has the request of this page. Undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/** Names the request to whoever reports a failure. The browser keeps the text of the server, which alone knows the id. */
export function RequestId() {
  const id = use(RequestIdContext)
  return <small suppressHydrationWarning>{id && `Request ${id}`}</small>
}
