import { problem } from '../problem.ts'

/** The answer to repeated wrong passwords, and to all attempts while the queue of password checks is full. */
export function tooManyAttempts(seconds = 60): Response {
  return problem(
    429,
    'Too Many Requests',
    { code: 'user-mismatch', detail: `Too many attempts. Wait ${inWords(seconds)}, then try again.` },
    { 'Retry-After': String(seconds) },
  )
}

function inWords(seconds: number): string {
  if (seconds >= 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}
