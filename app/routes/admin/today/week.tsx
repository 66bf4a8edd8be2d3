import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { comparedWords } from '#domain/statistics/statistics.ts'
import type { StatisticsOfWeek } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { useApplication } from '../application-context.ts'
import { Part } from '../shell/screen-title.tsx'

interface WeekProps {
  week: StatisticsOfWeek
  /** False where the operator has switched counting off. */
  isCounted: boolean
}

/** Readers of the last seven days, and subscribers. */
export function Week({ week: { countedSince, views, visitors, subscribers }, isCounted }: WeekProps) {
  const { t } = useLocale()
  const { closed } = useApplication()
  const isQuiet = views.now === 0 && !views.before
  return (
    <Part title={t('today.theLastSevenDays')}>
      <div className="pair today__figures">
        {!isCounted ? (
          <Nothing title={t('today.readersNotCounted')}>
            <Message
              of="today.countingIsOff"
              slots={{ link: (words) => <Link to="/admin/statistics">{words}</Link> }}
            />
          </Nothing>
        ) : isQuiet ? (
          <Nothing title={countedSince === null ? t('today.nobodyHasComeBy') : t('today.itWasQuietIn')}>
            {t('today.sharePostLookHere')}
          </Nothing>
        ) : (
          <>
            <Figure count={views.now} of="statistics.viewsFigure" address="/admin/statistics?period=7">
              {compared(t, views)}
            </Figure>
            <Figure count={visitors.now} of="statistics.visitorsFigure">
              {compared(t, visitors)}
            </Figure>
          </>
        )}
        {subscribers.active === 0 ? (
          <Nothing title={t('today.noSubscribersYet')}>{t('today.theFormSubscribeStands')}</Nothing>
        ) : (
          <Figure
            count={subscribers.active}
            of="today.subscribersFigure"
            {...(!closed.includes('/admin/subscribers') && { address: '/admin/subscribers' })}
          >
            {subscribers.joined === 0 ? t('today.noneThemNew') : t('today.newThisWeek', { count: subscribers.joined })}
          </Figure>
        )}
      </div>
    </Part>
  )
}

function compared(t: Locale['t'], { now, before }: StatisticsOfWeek['views']): string | null {
  return before === null ? null : comparedWords(t, now, before, '7')
}

interface FigureProps {
  count: number
  of: 'statistics.viewsFigure' | 'statistics.visitorsFigure' | 'today.subscribersFigure'
  /** Address of the screen with the details. */
  address?: string
  children: ReactNode
}

function Figure({ count, of, address, children }: FigureProps) {
  const { number } = useLocale()
  const name = (words: string) => (
    <span className="heading heading--small">{address ? <Link to={address}>{words}</Link> : words}</span>
  )
  return (
    <p className="stack stack--tight">
      <Message of={of} count={count} slots={{ count: <span className="number">{number(count)}</span>, name }} />
      {children && <span className="meta"> {children}</span>}
    </p>
  )
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="stack stack--tight">
      <span className="heading heading--small">{title}</span> <span className="meta">{children}</span>
    </p>
  )
}
