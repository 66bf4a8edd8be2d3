import { data } from 'react-router'
import { clientContext, servicesContext } from '../../../context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useSite } from '../../../ui/site.ts'
import type { Route } from './+types/subscribe'
import { fieldOf, formOf } from './by-link.ts'

/** What the page shows after a form was sent to it. */
interface Answer {
  readonly step: 'ask' | 'done' | 'failed'
  readonly email?: string
  readonly source?: string
  readonly question?: { readonly question: string; readonly token: string }
  readonly answer?: string
  /** Whether no mail server is set up, so that the mail with the link is not sent. */
  readonly isUnmailed?: boolean
  readonly error?: 'subscribe.captchaIncomplete' | 'subscribe.emailInvalid'
}

/** Sets no `Referrer-Policy`: without scripts, the referrer shows that the form was sent from this site. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

/** Handles the form of browsers without scripts. The first submit is answered with a question; the second one contains the answer to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  if (!form) return data<Answer>({ step: 'ask' }, { status: 400 })
  // A honeypot: the field is invisible to people.
  if (fieldOf(form, 'website')) return data<Answer>({ step: 'done' })

  const { captchaQuestion, isMailed, subscriptions } = context.get(servicesContext)
  const email = fieldOf(form, 'to_email')
  const source = fieldOf(form, 'source') === 'greetings' ? 'greetings' : 'footer'
  const token = fieldOf(form, 'question')
  const answer = fieldOf(form, 'answer')
  const fresh = { step: 'ask', email, source } as const
  if (!token) return data<Answer>({ ...fresh, question: await captchaQuestion.challenge() })

  const captchaToken = captchaQuestion.answered(token, answer)
  const result = await subscriptions.subscribe(
    { email, source, captchaToken, isByQuestion: true },
    context.get(clientContext),
  )
  if (result.ok) return data<Answer>({ step: 'done', isUnmailed: !(await isMailed()) })
  switch (result.problem) {
    case 'captcha': {
      const question = await captchaQuestion.challenge()
      return data<Answer>({ ...fresh, question, error: 'subscribe.captchaIncomplete' }, { status: 422 })
    }
    case 'email': {
      // The answer was right, and counts for the corrected address as well.
      const question = (await captchaQuestion.asked(token)) ?? (await captchaQuestion.challenge())
      return data<Answer>({ ...fresh, question, answer, error: 'subscribe.emailInvalid' }, { status: 422 })
    }
    case 'transport':
      return data<Answer>({ step: 'failed' }, { status: 503 })
  }
}

export default function Subscribe({ actionData }: Route.ComponentProps) {
  const { contact, subscribing } = useSite()
  const { t } = useLocale()
  const answer: Answer = actionData ?? { step: 'ask' }
  return (
    <main id="main" className="notice">
      <PageHead screen={t('shell.subscribe')} />
      {answer.step === 'ask' && <SubscribeForm {...answer} contact={contact} note={subscribing.page} />}
      {answer.step === 'done' && <h1>{t('subscribe.subscribed')}</h1>}
      {answer.isUnmailed && <p>{t('subscription.unmailed')}</p>}
      {answer.step === 'failed' && <h1>{t('subscribe.failed', { contact })}</h1>}
      {answer.step !== 'ask' && <ButtonLink href="/">{t('shell.explore')}</ButtonLink>}
    </main>
  )
}

interface SubscribeFormProps extends Answer {
  contact: string
  note: string
}

function SubscribeForm({
  contact,
  note,
  email = '',
  source = 'footer',
  question,
  answer = '',
  error,
}: SubscribeFormProps) {
  const { t } = useLocale()
  const isOfEmail = error === 'subscribe.emailInvalid'
  const problem = error && t(error)
  return (
    <>
      <h1>{t('shell.subscribe')}</h1>
      <p>{note}</p>
      <form
        method="post"
        action="/subscribe"
        aria-label={t('shell.subscribe')}
        data-failed={t('subscribe.failed', { contact })}
      >
        <input type="hidden" name="source" value={source} />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {t('subscription.leaveEmpty')}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Field label={t('subscribe.email')} error={isOfEmail ? problem : undefined}>
          {(control) => (
            <input {...control} type="email" name="to_email" autoComplete="email" required defaultValue={email} />
          )}
        </Field>
        {question && (
          <>
            <input type="hidden" name="question" value={question.token} />
            <Field
              label={question.question}
              hint={t('subscription.answerHint')}
              error={isOfEmail ? undefined : problem}
            >
              {(control) => (
                <input {...control} type="text" name="answer" autoComplete="off" required defaultValue={answer} />
              )}
            </Field>
          </>
        )}
        <p>
          <Button type="submit">{t('subscribe.button')}</Button>
        </p>
      </form>
    </>
  )
}
