type Prompt = () => Promise<boolean>

let prompt: Prompt | null = null
let answer: Promise<boolean> | null = null

/** Registers the dialog of the admin area while that is mounted; null removes it. */
export function setPasswordPrompt(next: Prompt | null): void {
  prompt = next
}

/** Whether the password of the session was confirmed just now; null where no dialog can ask for it. */
export async function confirmPassword(): Promise<boolean | null> {
  if (!prompt) return null
  // Calls that are refused at the same time share one dialog.
  answer ??= prompt().finally(() => {
    answer = null
  })
  return answer
}
