import { useEffect, useState } from 'react'
import { whenIdle } from '../../../reader/after-load.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'

/** The part of React Router's manifest that is used here: the address of each route's code. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly module: string }>>
}

declare global {
  interface Window {
    __reactRouterManifest?: Manifest
  }
}

/**
 * Loads the code of every screen of the area once the first one is shown. Later the server may be unreachable, or an upgrade may
 * have replaced the files, and React Router reloads the page if code is missing. Shows a notice when some code could not be loaded.
 */
export function ScreenCode() {
  const { t } = useLocale()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isOver = false
    const load = async () => {
      if (isOver) return
      const results = await Promise.allSettled(screenModules().map((module) => import(/* @vite-ignore */ module)))
      if (!isOver) setMissing(results.some(({ status }) => status === 'rejected'))
    }
    whenIdle(load)
    addEventListener('online', load)
    return () => {
      isOver = true
      removeEventListener('online', load)
    }
  }, [])
  if (!isMissing) return null
  return (
    <div className="alert alert--error cluster cluster--apart" role="alert">
      <p>{t('frame.codeIsMissing')}</p>
      <QuietButton onClick={() => location.reload()}>{t('frame.reload')}</QuietButton>
    </div>
  )
}

function screenModules(): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {}
  return Object.entries(routes).flatMap(([id, { module }]) => (id.startsWith('routes/admin/') ? [module] : []))
}
