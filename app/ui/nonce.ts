import { createContext } from 'react'

/** The nonce in the Content-Security-Policy of a page of the admin area, for its inline scripts. Undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
