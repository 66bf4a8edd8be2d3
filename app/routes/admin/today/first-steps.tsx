import { useId } from 'react'
import { Link } from 'react-router'
import type { DemoState } from '#server/posts/first-run/demo-content.ts'
import type { FirstSteps as Steps } from '#server/posts/first-run/first-steps.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { sectionAddress } from '../settings/sections.ts'
import { useCall } from '../shell/use-call.ts'
import { RemoveDemo } from './remove-demo.tsx'

interface Step {
  readonly step: keyof Steps
  readonly title: string
  readonly sentence: string
  readonly address: string
}

const STEPS: readonly Step[] = [
  {
    step: 'name',
    title: 'Name your blog',
    sentence: 'The name stands at the head of every page and mail. Add the address that readers write to.',
    address: sectionAddress('blog'),
  },
  {
    step: 'author',
    title: 'Sign your posts',
    sentence: 'Your name, as readers will see it under what you write.',
    address: '/admin/account',
  },
  {
    step: 'posts',
    title: 'Bring your posts',
    sentence:
      'From WordPress, Ghost, Letterboxd, Markdown and others. You see what will come before anything is saved.',
    address: '/admin/import',
  },
  {
    step: 'mail',
    title: 'Set up mail',
    sentence: 'Until then no subscriber gets a new post: mails are kept here for you to read.',
    address: '/admin/mail',
  },
  {
    step: 'review',
    title: 'Write your first review',
    sentence: 'A title, your words, six scores. It is saved as a draft while you type.',
    address: '/admin',
  },
  {
    step: 'secondFactor',
    title: 'Protect your sign-in',
    sentence: 'A code from your phone, so that a stolen password is not enough.',
    address: '/admin/account#second-factor',
  },
]

const WITH_DEMO: Partial<Step> = {
  title: 'Bring your posts, or remove the demo',
  sentence: 'Posts come from WordPress, Ghost, Letterboxd, Markdown and others.',
}

interface FirstStepsProps {
  steps: Steps
  demo: DemoState
  /** Called before the focused button is removed. */
  onLeaving: () => void
}

/** The first steps on a new blog, each with a link until it is done. */
export function FirstSteps({ steps, demo, onLeaving }: FirstStepsProps) {
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const id = useId()
  return (
    <section className="first-steps" aria-labelledby={id}>
      <div className="cluster">
        <h3 className="heading heading--small" id={id}>
          {t('labels.firstSteps')}
        </h3>
        <p className="meta first-steps__done">{progressWords(steps)} done</p>
        <TextButton
          aria-disabled={isBusy}
          onClick={() => run(() => call('DELETE', '/api/first-steps'), { onSuccess: onLeaving })}
        >
          {t('today.hide')}
        </TextButton>
      </div>
      <ol className="rows rows--padded">
        {STEPS.map((plain, index) => {
          const offersRemoval = plain.step === 'posts' && demo.isLeft
          const { step, title, sentence, address } = { ...plain, ...(offersRemoval && WITH_DEMO) }
          const isDone = steps[step]
          return (
            <li key={step} className={`first-steps__step ${isDone ? 'first-steps__step--done' : ''}`.trim()}>
              <span className="muted" aria-hidden="true">
                {isDone ? '✓' : index + 1}
              </span>
              <span className="subject">
                {isDone ? title : <Link to={address}>{title}</Link>}
                {isDone && <span className="visually-hidden"> (done)</span>}
              </span>
              <span className="meta first-steps__sentence">
                {sentence}
                {offersRemoval && (
                  <>
                    {' '}
                    <RemoveDemo posts={demo.posts} onRemoved={onLeaving} />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** `2 of 6` */
export function progressWords(steps: Steps): string {
  return `${STEPS.filter(({ step }) => steps[step]).length} of ${STEPS.length}`
}
