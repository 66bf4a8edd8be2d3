/** One of `messages`, in a file of its own: the first script of reading pages has it without the others. */
export const subscribeFailed = (email: string) => `Failed to subscribe. Please email us at ${email}`
