import { type Sayer, saidEach } from '#domain/locales/sayer.ts'
import { accountSayer } from './account-locale.ts'
import { type RequestArgs, viewerContext } from './context.ts'
import { PROBLEM } from './routes/api/problem.ts'

/**
 * A refusal in the language of the account that called. Readers' forms say their own sentences, so before a sign-in this is for
 * calls of the admin area.
 */
export async function inAccountLanguage(response: Response, args: RequestArgs): Promise<Response> {
  if (response.headers.get('Content-Type') !== PROBLEM || !isOfAdminArea(response, args)) return response
  const say = await accountSayer(args)
  const document = (await response.json()) as Record<string, unknown>
  const { status, statusText, headers } = response
  return new Response(JSON.stringify({ ...document, ...said(document, say) }), { status, statusText, headers })
}

function isOfAdminArea({ status }: Response, { request, context }: RequestArgs): boolean {
  return status === 401 || context.get(viewerContext) !== null || new URL(request.url).pathname.startsWith('/api/auth/')
}

function said({ title, detail, errors }: Record<string, unknown>, say: Sayer): object {
  return {
    ...(typeof title === 'string' && { title: say(title) }),
    ...(typeof detail === 'string' && { detail: say(detail) }),
    ...(typeof errors === 'object' &&
      errors !== null && {
        errors: saidEach(say, errors as Readonly<Record<string, string>>),
      }),
  }
}
