import { runDenCommand } from './servers/den-process.ts'

/** Settings with which a server makes its first administrator. */
export const ADMINISTRATOR = {
  ADMIN_EMAIL: 'keeper@den.example',
  ADMIN_PASSWORD: 'a long walk in the dark woods',
} as const

/** Headers of a program that may write posts, by a token that `./den` makes beside the running server. */
export function tokenHeaders(dataDir: string, env: Readonly<Record<string, string>> = {}): Record<string, string> {
  const token = runDenCommand(dataDir, env, 'token', 'create', '--name', 'bench')
  return { Authorization: `Bearer ${token}` }
}

/** Headers of the signed-in administrator's browser. */
export async function sessionHeaders(port: number): Promise<Record<string, string>> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = ADMINISTRATOR
  const origin = `http://localhost:${port}`
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`The administrator cannot sign in: ${reply.status}`)
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { Cookie: cookies.join('; ') }
}
