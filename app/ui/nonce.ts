import { createContext } from 'react'

/** The number by which the policy of a page of the admin area knows its own inline scripts. In the browser there is none. */
export const NonceContext = createContext<string | undefined>(undefined)
