import { useRevalidator } from 'react-router'
import type { Finding } from '#domain/finding.ts'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import type { KeptData } from '#server/doctor/kept/kept-data.ts'
import { accountSayer } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { QuietButton } from '../../ui/button.tsx'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import type { Route } from './+types/health'
import { CardTable, type Column } from './list/card-table.tsx'
import { Part, Screen } from './shell/screen-title.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  // A thorough examination blocks this process while it reads the database, so only the command `doctor` does it.
  const { examine, keptData, version } = context.get(servicesContext)
  const findings = await examine({ thorough: false })
  // Without a usable database there is nothing to count.
  const kept = await keptData().catch(() => null)
  const say = await accountSayer({ request, context })
  return { findings: findings.map(saidFinding(say)), version, kept: kept?.map(saidKind(say)) ?? null }
}

function saidFinding(say: Sayer) {
  return ({ check, level, detail, remedy }: Finding) => ({
    check: say(check),
    level,
    detail: say(detail),
    remedy: remedy && say(remedy),
  })
}

function saidKind(say: Sayer) {
  return ({ name, now, kept, setting, growsWith }: KeptData) => ({
    name: say(name),
    now: now.map(say),
    kept: say(kept),
    setting,
    growsWith: growsWith === null ? '' : say(growsWith),
  })
}

type SaidFinding = ReturnType<ReturnType<typeof saidFinding>>
type SaidKind = ReturnType<ReturnType<typeof saidKind>>

const STATES = {
  ok: 'health.ok',
  hint: 'health.hint',
  warning: 'health.warning',
  problem: 'health.problem',
} as const satisfies Readonly<Record<Finding['level'], MessageKey>>
const CLASSES: Readonly<Record<Finding['level'], string>> = {
  ok: 'active',
  hint: 'pending',
  warning: 'warning',
  problem: 'failed',
}

/** The findings of the doctor, with the remedy for each problem. */
export default function Health({ loaderData: { findings, version, kept } }: Route.ComponentProps) {
  const { t } = useLocale()
  const { state, revalidate } = useRevalidator()
  const isBusy = state !== 'idle'
  const wrong = findings.filter(({ level }) => level === 'warning' || level === 'problem').length
  return (
    <Screen name={t('health.health')}>
      <p className="lead">
        <Message of="health.aboutHealth" slots={{ command: <code>den doctor</code> }} />
      </p>
      <p className="meta" role="status">
        {wrong === 0
          ? t('health.nothingIsWrong', { version })
          : t('health.thingsNeedAttention', { version, count: wrong })}
      </p>
      <CardTable
        columns={[
          { name: t('labels.what'), of: ({ check }) => check },
          {
            name: t('health.state'),
            of: ({ level }) => <span className={`status status--${CLASSES[level]}`}>{t(STATES[level])}</span>,
          },
          { name: t('health.found'), of: (finding) => <Found {...finding} /> },
        ]}
        rows={findings.map((finding) => ({ ...finding, id: finding.check }))}
      />
      <p className="actions">
        <QuietButton onClick={() => void revalidate()} aria-disabled={isBusy}>
          {isBusy ? t('health.looking') : t('health.lookAgain')}
        </QuietButton>
      </p>
      {kept && (
        <Part title={t('health.kept')}>
          <p className="lead">{t('health.aboutKept')}</p>
          <CardTable columns={keptColumns(t)} rows={kept.map((row) => ({ ...row, id: row.name }))} />
        </Part>
      )}
    </Screen>
  )
}

const keptColumns = (t: Locale['t']): readonly Column<SaidKind>[] => [
  { name: t('labels.what'), of: ({ name }) => name },
  {
    name: t('health.now'),
    of: ({ now }) => (
      <span className="wraps">
        {now.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  },
  { name: t('health.howLong'), of: (row) => <HowLong {...row} /> },
  { name: t('health.growsWith'), of: ({ growsWith }) => growsWith },
]

function HowLong({ kept, setting }: SaidKind) {
  return (
    <span className="wraps">
      {kept}
      {setting && (
        <span className="meta">
          <Message of="health.setBy" slots={{ setting: <code>{setting}</code> }} />
        </span>
      )}
    </span>
  )
}

function Found({ detail, remedy }: SaidFinding) {
  return (
    <span className="wraps">
      {detail}
      {remedy && <span className="meta">{remedy}</span>}
    </span>
  )
}
