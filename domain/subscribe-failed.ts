/** One of `messages`, in a file of its own: `app/reader/reader.ts` has it without the others. */
export const subscribeFailed = (email: string) => `Failed to subscribe. Please email us at ${email}`
