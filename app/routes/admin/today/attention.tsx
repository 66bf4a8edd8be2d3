import { useId } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'
import type { Trouble } from './troubles.ts'

export function Attention({ troubles }: { troubles: readonly Trouble[] }) {
  const { t } = useLocale()
  const id = useId()
  if (troubles.length === 0) return null
  return (
    <section className="alert alert--error stack stack--tight" aria-labelledby={id}>
      <h3 className="heading heading--small" id={id}>
        {t('today.thingsNeedYou', { count: troubles.length })}
      </h3>
      <ul className="stack stack--tight">
        {troubles.map(({ sentence, address, link }) => (
          <li key={address}>
            {sentence} <Link to={address}>{link}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
