import { data } from 'react-router'
import * as messages from '#domain/messages.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
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
  readonly error?: string
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

  const { captchaQuestion, subscriptions } = context.get(servicesContext)
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
  if (result.ok) return data<Answer>({ step: 'done' })
  switch (result.problem) {
    case 'captcha': {
      const question = await captchaQuestion.challenge()
      return data<Answer>({ ...fresh, question, error: messages.captchaIncomplete }, { status: 422 })
    }
    case 'email': {
      // The answer was right, and counts for the corrected address as well.
      const question = (await captchaQuestion.asked(token)) ?? (await captchaQuestion.challenge())
      return data<Answer>({ ...fresh, question, answer, error: messages.emailInvalid }, { status: 422 })
    }
    case 'transport':
      return data<Answer>({ step: 'failed' }, { status: 503 })
  }
}

export default function Subscribe({ actionData }: Route.ComponentProps) {
  const { contact, subscribing } = useSite()
  const answer: Answer = actionData ?? { step: 'ask' }
  return (
    <main id="main" className="notice">
      <PageHead screen="Subscribe" />
      {answer.step === 'ask' && <SubscribeForm {...answer} contact={contact} note={subscribing.page} />}
      {answer.step === 'done' && <h1>{messages.subscribed}</h1>}
      {answer.step === 'failed' && <h1>{messages.subscribeFailed(contact)}</h1>}
      {answer.step !== 'ask' && <ButtonLink href="/">Explore The Den</ButtonLink>}
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
  const isOfEmail = error === messages.emailInvalid
  return (
    <>
      <h1>Subscribe</h1>
      <p>{note}</p>
      <form method="post" action="/subscribe" data-contact={contact}>
        <input type="hidden" name="source" value={source} />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            Leave this empty
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Field label="Email" error={isOfEmail ? error : undefined}>
          {(control) => (
            <input {...control} type="email" name="to_email" autoComplete="email" required defaultValue={email} />
          )}
        </Field>
        {question && (
          <>
            <input type="hidden" name="question" value={question.token} />
            <Field label={question.question} hint="In digits or as a word." error={isOfEmail ? undefined : error}>
              {(control) => (
                <input {...control} type="text" name="answer" autoComplete="off" required defaultValue={answer} />
              )}
            </Field>
          </>
        )}
        <p>
          <Button type="submit">Subscribe</Button>
        </p>
      </form>
    </>
  )
}
