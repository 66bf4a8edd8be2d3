import { z } from 'zod'

export const openIdStart = z.strictObject({
  display: z.enum(['popup', 'page'], 'Display is popup or page'),
  purpose: z.enum(['sign-in', 'confirmation'], 'Purpose is sign-in or confirmation').default('sign-in'),
  /** Address to which the browser returns after a sign-in with display `page`. */
  returnTo: z
    .string('The address is a text')
    .max(500, 'This address is too long')
    // Printable ASCII, which a header can hold, but for `#` and the backslash.
    .regex(/^\/admin(?![\w.-])[!"$-[\]-~]*$/, 'The address is one of the admin area')
    .default('/admin'),
})

export type OpenIdStart = z.infer<typeof openIdStart>
