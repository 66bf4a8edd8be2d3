import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { comparedWords } from '#domain/statistics/statistics.ts'
import type { StatisticsOfWeek } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
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
            Counting is switched off on the server. <Link to="/admin/statistics">{t('today.statistics')}</Link> says how
            to switch it on.
          </Nothing>
        ) : isQuiet ? (
          <Nothing title={countedSince === null ? t('today.nobodyHasComeBy') : t('today.itWasQuietIn')}>
            {t('today.sharePostLookHere')}
          </Nothing>
        ) : (
          <>
            <Figure count={views.now} name="view" address="/admin/statistics?period=7">
              {compared(t, views)}
            </Figure>
            <Figure count={visitors.now} name="visitor">
              {compared(t, visitors)}
            </Figure>
          </>
        )}
        {subscribers.active === 0 ? (
          <Nothing title={t('today.noSubscribersYet')}>{t('today.theFormSubscribeStands')}</Nothing>
        ) : (
          <Figure
            count={subscribers.active}
            name="subscriber"
            {...(!closed.includes('/admin/subscribers') && { address: '/admin/subscribers' })}
          >
            {subscribers.joined === 0
              ? t('today.noneThemNew')
              : `${subscribers.joined.toLocaleString('en')} new this week`}
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
  /** Singular noun. */
  name: string
  /** Address of the screen with the details. */
  address?: string
  children: ReactNode
}

function Figure({ count, name, address, children }: FigureProps) {
  const words = count === 1 ? name : `${name}s`
  return (
    <p className="stack stack--tight">
      <span className="number">{count.toLocaleString('en')}</span>{' '}
      <span className="heading heading--small">{address ? <Link to={address}>{words}</Link> : words}</span>
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
