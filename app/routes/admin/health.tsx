import { useRevalidator } from 'react-router'
import type { Finding } from '#domain/finding.ts'
import type { KeptData } from '#server/doctor/kept/kept-data.ts'
import { servicesContext } from '../../context.ts'
import { QuietButton } from '../../ui/button.tsx'
import type { Route } from './+types/health'
import { CardTable, type Column } from './list/card-table.tsx'
import { Part, Screen } from './shell/screen-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  // A thorough examination blocks this process while it reads the database, so only the command `doctor` does it.
  const { examine, keptData, version } = context.get(servicesContext)
  const findings = await examine({ thorough: false })
  // Without a usable database there is nothing to count.
  return { findings, version, kept: await keptData().catch(() => null) }
}

const STATES: Readonly<Record<Finding['level'], string>> = { ok: 'All well', warning: 'Warning', problem: 'Problem' }
const CLASSES: Readonly<Record<Finding['level'], string>> = { ok: 'active', warning: 'warning', problem: 'failed' }

/** The findings of the doctor, with the remedy for each problem. */
export default function Health({ loaderData: { findings, version, kept } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator()
  const isBusy = state !== 'idle'
  const wrong = findings.filter(({ level }) => level !== 'ok').length
  return (
    <Screen name="Health">
      <p className="lead">
        What keeps this site working. <code>den doctor</code> checks more: it reads the whole database and tests whether
        the mail server and the site’s address answer.
      </p>
      <p className="meta" role="status">
        Den {version}.{' '}
        {wrong === 0
          ? 'Nothing is wrong'
          : wrong === 1
            ? 'One thing needs your attention'
            : `${wrong} things need your attention`}
      </p>
      <CardTable
        columns={[
          { name: 'What', of: ({ check }) => check },
          {
            name: 'State',
            of: ({ level }) => <span className={`status status--${CLASSES[level]}`}>{STATES[level]}</span>,
          },
          { name: 'Found', of: (finding) => <Found {...finding} /> },
        ]}
        rows={findings.map((finding) => ({ ...finding, id: finding.check }))}
      />
      <p className="actions">
        <QuietButton onClick={() => void revalidate()} aria-disabled={isBusy}>
          {isBusy ? 'Looking…' : 'Look again'}
        </QuietButton>
      </p>
      {kept && (
        <Part title="What is kept, and how long">
          <p className="lead">
            Den deletes what is old by itself. Only backups that you made, and databases that a restore replaced, wait
            for you.
          </p>
          <CardTable columns={KEPT} rows={kept.map((row) => ({ ...row, id: row.name }))} />
        </Part>
      )}
    </Screen>
  )
}

const KEPT: readonly Column<KeptData>[] = [
  { name: 'What', of: ({ name }) => name },
  {
    name: 'Now',
    of: ({ now }) => (
      <span className="wraps">
        {now.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    ),
  },
  { name: 'Kept', of: (row) => <HowLong {...row} /> },
  { name: 'Grows with', of: ({ growsWith }) => growsWith ?? '' },
]

function HowLong({ kept, setting }: KeptData) {
  return (
    <span className="wraps">
      {kept}
      {setting && (
        <span className="meta">
          Set by <code>{setting}</code>
        </span>
      )}
    </span>
  )
}

function Found({ detail, remedy }: Finding) {
  return (
    <span className="wraps">
      {detail}
      {remedy && <span className="meta">{remedy}</span>}
    </span>
  )
}
