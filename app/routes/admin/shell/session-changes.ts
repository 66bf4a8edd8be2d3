import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onSessionChange } from '../../../ui/session/session-channel.ts'

/** Follows what other tabs do: signing out there shows the login panel here, signing in takes it away. */
export function useSessionChanges(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => onSessionChange(revalidate), [revalidate])
}
