/** One of `messages`, in a file of its own so that the script `app/reader/reader.ts` contains it without the others. */
export const subscribeFailed = (email: string) => `Failed to subscribe. Please email us at ${email}`
