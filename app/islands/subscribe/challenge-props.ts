export interface ChallengeProps {
  /** Called with what proves it, and with an empty text once that counts no more. */
  onToken: (token: string) => void
  /** The id of what says why it is there. */
  describedBy: string
}

/** Of our challenge and of a service's alike: a token is sent soon or solved again. */
export const TOKEN_MS = 55_000
