export interface ChallengeProps {
  /** Called with the captcha token, and with an empty string once the token is discarded. */
  onToken: (token: string) => void
  /** The id of the element that explains the challenge. */
  describedBy: string
}

/** Milliseconds after which a token is discarded and has to be solved again; for the built-in and hosted captchas. */
export const TOKEN_MS = 55_000
