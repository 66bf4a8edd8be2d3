import { useId } from 'react'
import { Link } from 'react-router'
import type { MessageKey } from '#domain/locales/locale.ts'
import type { DemoState } from '#server/posts/first-run/demo-content.ts'
import type { FirstSteps as Steps } from '#server/posts/first-run/first-steps.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { useApplication } from '../application-context.ts'
import { sectionAddress } from '../settings/sections.ts'
import { useCall } from '../shell/use-call.ts'
import { RemoveDemo } from './remove-demo.tsx'

interface Step {
  readonly step: keyof Steps
  readonly title: MessageKey
  readonly sentence: MessageKey
  readonly address: string
}

const STEPS = [
  { step: 'name', title: 'today.nameBlog', sentence: 'today.aboutName', address: sectionAddress('blog') },
  { step: 'author', title: 'today.signPosts', sentence: 'today.aboutAuthorName', address: '/admin/account' },
  { step: 'posts', title: 'today.bringPosts', sentence: 'today.aboutImport', address: '/admin/import' },
  { step: 'mail', title: 'today.setUpMail', sentence: 'today.aboutMail', address: '/admin/mail' },
  { step: 'review', title: 'today.writeReview', sentence: 'today.aboutReview', address: '/admin' },
  {
    step: 'secondFactor',
    title: 'today.protectSignIn',
    sentence: 'today.aboutSecondFactor',
    address: '/admin/account#second-factor',
  },
] as const satisfies readonly Step[]

const WITH_DEMO = { title: 'today.bringPostsOrRemoveDemo', sentence: 'today.aboutImportAndDemo' } as const
/** Of a blog with own posts, such as imported ones. */
const WITH_DEMO_BESIDE = { title: 'today.demoBesidePosts', sentence: null } as const

interface FirstStepsProps {
  steps: Steps
  demo: DemoState
  /** Called before the focused button is removed. */
  onLeaving: () => void
}

/** The first steps on a new blog, each with a link until it is done. */
export function FirstSteps({ steps, demo, onLeaving }: FirstStepsProps) {
  const { t } = useLocale()
  const { blogName } = useApplication()
  const { isBusy, run } = useCall()
  const id = useId()
  return (
    <section className="first-steps" aria-labelledby={id}>
      <div className="cluster">
        <h3 className="heading heading--small" id={id}>
          {t('labels.firstSteps')}
        </h3>
        <p className="meta first-steps__done">{t('today.stepsDone', progressOf(steps))}</p>
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
          const withDemo = steps.review ? WITH_DEMO_BESIDE : WITH_DEMO
          const { step, title, sentence, address } = { ...plain, ...(offersRemoval && withDemo) }
          const isDone = steps[step]
          return (
            <li key={step} className={`first-steps__step ${isDone ? 'first-steps__step--done' : ''}`.trim()}>
              <span className="muted" aria-hidden="true">
                {isDone ? '✓' : index + 1}
              </span>
              <span className="subject">
                {isDone || sentence === null ? t(title) : <Link to={address}>{t(title)}</Link>}
                {isDone && <span className="visually-hidden"> {t('today.isDone')}</span>}
              </span>
              <span className="meta first-steps__sentence">
                {sentence !== null && t(sentence)}
                {step === 'name' && !isDone && (
                  <>
                    {' '}
                    <TextButton
                      aria-disabled={isBusy}
                      onClick={() => run(() => call('PATCH', '/api/settings', { blogName }), { onSuccess: onLeaving })}
                    >
                      {t('today.keepName', { name: blogName })}
                    </TextButton>
                  </>
                )}
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

/** How many of the steps are done, and how many there are. */
export function progressOf(steps: Steps): { readonly done: number; readonly all: number } {
  return { done: STEPS.filter(({ step }) => steps[step]).length, all: STEPS.length }
}
