export interface ChallengeProps {
  /** Called with what proves it, and with an empty text once that counts no more. */
  onToken: (token: string) => void
  /** The id of what says why it is there. */
  describedBy: string
}

/** A token is sent soon or solved anew, whoever drew the challenge. */
export const TOKEN_MS = 55_000
